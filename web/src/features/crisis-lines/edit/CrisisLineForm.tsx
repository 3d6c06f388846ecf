import { type CrisisLine, CrisisLineInput } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/storage/drafts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { paths } from '../../../paths.ts';
import { DirectoryForm } from '../../../ui/directory-forms/DirectoryForm.tsx';
import styles from '../../../ui/forms/EditForm.module.css';
import { FormCheckbox, FormTextArea, FormTextField } from '../../../ui/forms/fields/FormFields.tsx';
import type { Version } from '../../../ui/forms/useDraft.ts';
import type { SaveRequest } from '../../../ui/forms/useEditForm.ts';

type Values = Required<CrisisLineInput>;

const empty: Values = {
  ...{ name: '', description: '', descriptionEs: '', phone: '', text: '', chatWebLink: '', website: '' },
  ...{ area: '', areaEs: '', time: '', timeEs: '', isUrgent: false },
};

/** The public text of a crisis line in both languages, and how people reach it. */
export default function CrisisLineForm({ userId, line }: { userId: string; line: CrisisLine | null }) {
  const t = useTranslations('directories.crisisLine');
  const id = line?.id ?? null;
  return (
    <DirectoryForm<Values>
      schema={CrisisLineInput}
      draftKey={draftKey(userId, `crisisLine:${id ?? 'new'}`)}
      stored={versionOf(line)}
      readNewer={(data) => versionOf(data as CrisisLine)}
      save={(values, request) => save(id, values, request)}
      savedText={t(line ? 'updated' : 'added')}
      list={paths.crisisLines()}
      texts={(name) => ({
        label: t(`fields.${name as keyof Values}.label`),
        named: t(`fields.${name as keyof Values}.named`),
      })}
    >
      <FormTextField name="name" required autoComplete="off" />
      <FormCheckbox name="isUrgent" />
      <ReachFields />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('inEnglish')}</legend>
        <FormTextArea name="description" required />
        <FormTextField name="area" hint={t('areaHint')} required autoComplete="off" />
        <FormTextField name="time" hint={t('timeHint')} required autoComplete="off" />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('inSpanish')}</legend>
        <FormTextArea name="descriptionEs" />
        <FormTextField name="areaEs" autoComplete="off" />
        <FormTextField name="timeEs" autoComplete="off" />
      </fieldset>
    </DirectoryForm>
  );
}

/** How people reach the line. */
function ReachFields() {
  const t = useTranslations('directories.crisisLine');
  const webLink = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('reach')}</legend>
      <FormTextField name="phone" hint={t('phoneHint')} required autoComplete="off" />
      <FormTextField name="text" autoComplete="off" />
      <FormTextField name="chatWebLink" {...webLink} />
      <FormTextField name="website" {...webLink} />
    </fieldset>
  );
}

function versionOf(line: CrisisLine | null): Version<Values> {
  if (!line) return { values: empty, updatedAt: null };
  const { id: _id, position: _position, createdAt: _createdAt, updatedAt, ...values } = line;
  return { values, updatedAt };
}

async function save(id: string | null, values: Values, { key, updatedAt }: SaveRequest) {
  if (id === null) return callApi('POST /crisis-lines', { body: values, key });
  return callApi('PUT /crisis-lines/:id', { params: { id }, body: { ...values, ...(updatedAt && { updatedAt }) } });
}
