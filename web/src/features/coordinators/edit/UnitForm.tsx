import type { Unit } from '@amparo/domain/coordinators/unit.ts';
import { UnitInput } from '@amparo/domain/coordinators/unitInput.ts';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/drafts.ts';
import { paths } from '../../../paths.ts';
import { EntryForm } from '../../../ui/directory-forms/EntryForm.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { CoordinatorList } from './CoordinatorList.tsx';
import { readUnit, saveUnit, type UnitValues } from './unitState.ts';

interface Props {
  userId: string;
  unit: Unit | null;
  regions: { id: string; name: string }[];
}

/** A unit with all its coordinators, saved at once. */
export default function UnitForm({ userId, unit, regions }: Props) {
  const t = useTranslations('directories.unit');
  const id = unit?.id ?? null;
  const tell = ({ region, name, coordinators }: UnitValues) => [
    { label: t('fields.region.label'), value: regions.find((one) => one.id === region)?.name ?? '' },
    { label: t('fields.name.label'), value: name },
    {
      label: t('coordinators'),
      value: coordinators.map((one) => Object.values(one).filter(Boolean).join(', ')).join(' · '),
    },
  ];
  return (
    <EntryForm<UnitValues>
      schema={UnitInput}
      draftKey={draftKey(userId, `unit:${id ?? 'new'}`)}
      saved={readUnit(unit)}
      readNewer={(data) => readUnit(data as Unit)}
      save={(state, key) => saveUnit(id, state, key)}
      done={t(id ? 'updated' : 'added')}
      list={paths.coordinators()}
      login={paths.login({ back: paths.entryForm(paths.coordinators(), id) })}
      tell={tell}
    >
      {({ box, values, change, errors }) => (
        <>
          <SelectField
            label={t('fields.region.label')}
            {...box('region', t('fields.region.named'))}
            required
            options={[
              { value: '', words: t('choose') },
              ...regions.map(({ id, name }) => ({ value: id, words: name })),
            ]}
          />
          <TextField
            label={t('fields.name.label')}
            {...box('name', t('fields.name.named'))}
            required
            autoComplete="off"
          />
          <CoordinatorList
            coordinators={values.coordinators}
            errors={errors}
            onChange={(coordinators) => change({ ...values, coordinators })}
          />
        </>
      )}
    </EntryForm>
  );
}
