import { SourceInput } from '@amparo/domain/sources/source.ts';
import { sourceKinds, sourceSchedules } from '@amparo/domain/sources/sourceKinds.ts';
import type { ServiceSource } from '@amparo/domain/sources/sourceRoutes.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../../browser/storage/drafts.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { DirectoryForm } from '../../../../ui/directory-forms/DirectoryForm.tsx';
import { FormSelectField, FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import type { Version } from '../../../../ui/forms/useDraft.ts';
import type { SaveRequest } from '../../../../ui/forms/useEditForm.ts';

/** As the fields have them: the number of days is a text. */
interface Values {
  name: string;
  license: string;
  contact: string;
  kind: ServiceSource['kind'];
  url: string;
  schedule: ServiceSource['schedule'];
  graceDays: string;
}

export default function SourceForm({ userId, source }: { userId: string; source: ServiceSource | null }) {
  const t = useTranslations('directories.source');
  const id = source?.id ?? null;
  return (
    <DirectoryForm<Values>
      schema={SourceInput}
      toInput={toInput}
      draftKey={draftKey(userId, `source:${id ?? 'new'}`)}
      stored={versionOf(source)}
      readNewer={(data) => versionOf(data as ServiceSource)}
      save={(values, request) => save(id, values, request)}
      savedText={t(id ? 'updated' : 'added')}
      list={rarePaths.sources()}
      texts={(name) => ({
        label: t(`fields.${name as keyof Values}.label`),
        named: t(`fields.${name as keyof Values}.named`),
      })}
      errorText={(key) => (key === 'NAME_TAKEN' ? t('NAME_TAKEN') : undefined)}
    >
      <FormTextField name="name" hint={t('nameHint')} required autoComplete="off" />
      <FormTextField name="license" autoComplete="off" />
      <FormTextField name="contact" autoComplete="off" />
      <FormSelectField name="kind" options={sourceKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))} />
      <ApiFields />
      <FormTextField name="graceDays" inputMode="numeric" hint={t('graceHint')} required />
    </DirectoryForm>
  );
}

/** Only an API has an address, and a schedule. */
function ApiFields() {
  const t = useTranslations('directories.source');
  const kind = useWatch({ control: useFormContext<Values>().control, name: 'kind' });
  if (kind !== 'API') return null;
  return (
    <>
      <FormTextField name="url" type="url" hint={t('urlHint')} required />
      <FormSelectField
        name="schedule"
        options={sourceSchedules.map((schedule) => ({ value: schedule, label: t(`schedules.${schedule}`) }))}
      />
    </>
  );
}

function versionOf(source: ServiceSource | null): Version<Values> {
  const { name = '', license = '', contact = '', kind = 'API', url = '', schedule = 'DAILY' } = source ?? {};
  const { graceDays = 14, updatedAt = null } = source ?? {};
  return { values: { name, license, contact, kind, url, schedule, graceDays: String(graceDays) }, updatedAt };
}

function toInput(values: Values): SourceInput {
  const isApi = values.kind === 'API';
  const graceDays = values.graceDays.trim() === '' ? Number.NaN : Number(values.graceDays);
  return { ...values, url: isApi ? values.url : '', schedule: isApi ? values.schedule : 'MANUAL', graceDays };
}

async function save(id: string | null, values: Values, { key, updatedAt }: SaveRequest) {
  const body = toInput(values);
  if (id === null) return callApi('POST /sources', { body, key });
  return callApi('PUT /sources/:id', { params: { id }, body: { ...body, ...(updatedAt && { updatedAt }) } });
}
