import { type CoordinatorInput, type Unit, UnitInput } from '@amparo/domain/coordinators/unit.ts';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/storage/drafts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { paths } from '../../../paths.ts';
import { DirectoryForm } from '../../../ui/directory-forms/DirectoryForm.tsx';
import { FormSelectField, FormTextField } from '../../../ui/forms/fields/FormFields.tsx';
import type { Version } from '../../../ui/forms/useDraft.ts';
import type { SaveRequest } from '../../../ui/forms/useEditForm.ts';
import { CoordinatorList } from './CoordinatorList.tsx';
import { emptyCoordinator } from './CoordinatorRow.tsx';

interface Props {
  userId: string;
  unit: Unit | null;
  regions: { id: string; name: string }[];
}

interface Values {
  region: string;
  name: string;
  coordinators: CoordinatorInput[];
}

/** A unit with all its coordinators, saved together. */
export default function UnitForm({ userId, unit, regions }: Props) {
  const t = useTranslations('directories.unit');
  const id = unit?.id ?? null;
  const describe = (name: string, { region, coordinators }: Values) => {
    if (name === 'region') return regions.find((one) => one.id === region)?.name;
    if (name !== 'coordinators') return undefined;
    return coordinators.map((one) => Object.values(one).filter(Boolean).join(', ')).join(' · ');
  };
  /** `coordinators.0.title` has the texts of `title`. */
  const texts = (path: string) => {
    if (path === 'coordinators') return { label: t('coordinators') };
    const name = path.split('.').pop() as 'region' | 'name' | keyof CoordinatorInput;
    return { label: t(`fields.${name}.label`), named: t(`fields.${name}.named`) };
  };
  return (
    <DirectoryForm<Values>
      schema={UnitInput}
      draftKey={draftKey(userId, `unit:${id ?? 'new'}`)}
      stored={versionOf(unit)}
      readNewer={(data) => versionOf(data as Unit)}
      save={(values, request) => save(id, values, request)}
      savedText={t(id ? 'updated' : 'added')}
      list={paths.coordinators()}
      texts={texts}
      errorText={(_key, _named, name) => (name === 'coordinators' ? t('atLeastOne') : undefined)}
      describe={describe}
    >
      <FormSelectField
        name="region"
        required
        options={[{ value: '', label: t('choose') }, ...regions.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <FormTextField name="name" required autoComplete="off" />
      <CoordinatorList />
    </DirectoryForm>
  );
}

/** A new unit starts with fields for its first coordinator. */
function versionOf(unit: Unit | null): Version<Values> {
  if (!unit) return { values: { region: '', name: '', coordinators: [emptyCoordinator] }, updatedAt: null };
  const { region, name, coordinators, updatedAt } = unit;
  return { values: { region: typeof region === 'string' ? region : region.id, name, coordinators }, updatedAt };
}

async function save(id: string | null, values: Values, { key, updatedAt }: SaveRequest) {
  if (id === null) return callApi('POST /units', { body: values, key });
  return callApi('PUT /units/:id', { params: { id }, body: { ...values, ...(updatedAt && { updatedAt }) } });
}
