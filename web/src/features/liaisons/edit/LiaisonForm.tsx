import { type Liaison, LiaisonInput } from '@amparo/domain/liaisons/liaison.ts';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/storage/drafts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { DirectoryForm } from '../../../ui/directory-forms/DirectoryForm.tsx';
import { FormPhoneField, FormSelectField, FormTextField } from '../../../ui/forms/fields/FormFields.tsx';
import type { Version } from '../../../ui/forms/useDraft.ts';
import type { SaveRequest } from '../../../ui/forms/useEditForm.ts';

type Values = Required<LiaisonInput>;

export default function LiaisonForm({ userId, liaison }: { userId: string; liaison: Liaison | null }) {
  const t = useTranslations('directories.liaison');
  const id = liaison?.id ?? null;
  const stored = versionOf(liaison);
  return (
    <DirectoryForm<Values>
      schema={LiaisonInput}
      draftKey={draftKey(userId, `liaison:${id ?? 'new'}`)}
      stored={stored}
      readNewer={(data) => versionOf(data as Liaison)}
      save={(values, request) => save(id, values, request)}
      savedText={t(id ? 'updated' : 'added')}
      list={paths.liaisons()}
      texts={(name) => ({
        label: t(`fields.${name as keyof Values}.label`),
        named: t(`fields.${name as keyof Values}.named`),
      })}
    >
      <CountyField stored={stored.values.county} />
      <FormTextField name="schoolDistrict" autoComplete="off" required />
      <FormTextField name="displayName" autoComplete="off" required />
      <FormTextField name="title" hint={t('titleHint')} autoComplete="off" required />
      <FormPhoneField name="phone" autoComplete="off" required />
      <FormTextField name="extension" autoComplete="off" inputMode="numeric" />
      <FormTextField name="email" autoComplete="off" type="email" spellCheck={false} />
    </DirectoryForm>
  );
}

/** The counties of this region. A stored county of another region stays a choice. */
function CountyField({ stored }: { stored: string }) {
  const t = useTranslations('directories.liaison');
  const own = useRouteLoaderData<RootData>('root')?.region.counties ?? [];
  const counties = stored === '' || own.includes(stored) ? own : [...own, stored];
  const options = counties.map((county) => ({ value: county, label: county }));
  return (
    <FormSelectField
      name="county"
      autoComplete="off"
      required
      options={[{ value: '', label: t('choose') }, ...options]}
    />
  );
}

/** A new liaison has no county yet (rules.md §4). */
function versionOf(liaison: Liaison | null): Version<Values> {
  const { county = '', schoolDistrict = '', displayName = '', title = '', phone = '' } = liaison ?? {};
  const { extension = '', email = '', updatedAt = null } = liaison ?? {};
  return { values: { county, schoolDistrict, displayName, title, phone, extension, email }, updatedAt };
}

async function save(id: string | null, values: Values, { key, updatedAt }: SaveRequest) {
  if (id === null) return callApi('POST /liaisons', { body: values, key });
  return callApi('PUT /liaisons/:id', { params: { id }, body: { ...values, ...(updatedAt && { updatedAt }) } });
}
