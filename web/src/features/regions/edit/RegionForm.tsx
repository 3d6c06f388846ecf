import type { Region } from '@amparo/domain/regions/region.ts';
import { RegionInput } from '@amparo/domain/regions/regionInput.ts';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/drafts.ts';
import { paths } from '../../../paths.ts';
import { EntryForm } from '../../../ui/directory-forms/EntryForm.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { CountyPicker } from './CountyPicker.tsx';
import { type RegionValues, readRegion, saveRegion } from './regionState.ts';

interface Props {
  userId: string;
  region: Region | null;
  /** To choose from. */
  counties: string[];
}

export default function RegionForm({ userId, region, counties }: Props) {
  const t = useTranslations('directories.region');
  const id = region?.id ?? null;
  const tell = (values: RegionValues) => [
    { label: t('fields.name.label'), value: values.name },
    { label: t('fields.website.label'), value: values.website },
    { label: t('fields.counties.label'), value: values.counties.join(', ') },
  ];
  return (
    <EntryForm<RegionValues>
      schema={RegionInput}
      draftKey={draftKey(userId, `region:${id ?? 'new'}`)}
      saved={readRegion(region)}
      readNewer={(data) => readRegion(data as Region)}
      save={(state, key) => saveRegion(id, state, key)}
      done={t(id ? 'updated' : 'added')}
      list={paths.regions()}
      login={paths.login({ back: paths.entryForm(paths.regions(), id) })}
      tell={tell}
    >
      {({ box, values, change }) => (
        <>
          <TextField
            label={t('fields.name.label')}
            hint={t('nameHint')}
            {...box('name', t('fields.name.named'))}
            required
            autoComplete="off"
          />
          <TextField
            label={t('fields.website.label')}
            {...box('website', t('fields.website.named'))}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
          />
          <CountyPicker
            known={counties}
            chosen={values.counties}
            onChange={(chosen) => change({ ...values, counties: chosen })}
          />
        </>
      )}
    </EntryForm>
  );
}
