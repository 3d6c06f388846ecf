import { type Region, RegionInput } from '@amparo/domain/regions/region.ts';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/storage/drafts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { paths } from '../../../paths.ts';
import { CountyPicker } from '../../../ui/directory-forms/CountyPicker.tsx';
import { DirectoryForm } from '../../../ui/directory-forms/DirectoryForm.tsx';
import { FormTextField } from '../../../ui/forms/fields/FormFields.tsx';
import type { Version } from '../../../ui/forms/useDraft.ts';
import type { SaveRequest } from '../../../ui/forms/useEditForm.ts';

interface Props {
  userId: string;
  region: Region | null;
  /** The counties to choose from. */
  counties: string[];
}

type Values = Pick<Region, 'name' | 'website' | 'counties'>;

export default function RegionForm({ userId, region, counties }: Props) {
  const t = useTranslations('directories.region');
  const id = region?.id ?? null;
  return (
    <DirectoryForm<Values>
      schema={RegionInput}
      draftKey={draftKey(userId, `region:${id ?? 'new'}`)}
      stored={versionOf(region)}
      readNewer={(data) => versionOf(data as Region)}
      save={(values, request) => save(id, values, request)}
      savedText={t(id ? 'updated' : 'added')}
      list={paths.regions()}
      texts={(name) => ({
        label: t(`fields.${name as keyof Values}.label`),
        named: name === 'counties' ? t('fields.counties.label') : t(`fields.${name as 'name' | 'website'}.named`),
      })}
    >
      <FormTextField name="name" hint={t('nameHint')} required autoComplete="off" />
      <FormTextField name="website" inputMode="url" autoCapitalize="none" spellCheck={false} />
      <CountyPicker known={counties} label={t('fields.counties.label')} hint={t('countiesHint')} />
    </DirectoryForm>
  );
}

/** The type of a region is not part of the form, so it stays as it was. */
function versionOf(region: Region | null): Version<Values> {
  const { name = '', website = '', counties = [], updatedAt = null } = region ?? {};
  return { values: { name, website, counties }, updatedAt };
}

async function save(id: string | null, values: Values, { key, updatedAt }: SaveRequest) {
  if (id === null) return callApi('POST /regions', { body: values, key });
  return callApi('PUT /regions/:id', { params: { id }, body: { ...values, ...(updatedAt && { updatedAt }) } });
}
