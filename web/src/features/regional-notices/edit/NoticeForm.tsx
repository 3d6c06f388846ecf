import { type RegionalNotice, RegionalNoticeInput } from '@amparo/domain/regional-notices/regionalNotice.ts';
import { localDate } from '@amparo/domain/services/hours/clockText.ts';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/storage/drafts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { CountyPicker } from '../../../ui/directory-forms/CountyPicker.tsx';
import { DirectoryForm } from '../../../ui/directory-forms/DirectoryForm.tsx';
import styles from '../../../ui/forms/EditForm.module.css';
import { FormCheckbox, FormTextArea, FormTextField } from '../../../ui/forms/fields/FormFields.tsx';
import type { Version } from '../../../ui/forms/useDraft.ts';
import type { SaveRequest } from '../../../ui/forms/useEditForm.ts';

type Values = Required<RegionalNoticeInput>;

interface Props {
  userId: string;
  notice: RegionalNotice | null;
  now: string;
}

/** The text of a notice in both languages, where it is shown, and until when. */
export default function NoticeForm({ userId, notice, now }: Props) {
  const t = useTranslations('directories.notice');
  const { counties, timeZone } = useRouteLoaderData<RootData>('root')!.region;
  const today = localDate(now, timeZone);
  const id = notice?.id ?? null;
  return (
    <DirectoryForm<Values>
      schema={RegionalNoticeInput}
      draftKey={draftKey(userId, `notice:${id ?? 'new'}`)}
      stored={versionOf(notice, today)}
      readNewer={(data) => versionOf(data as RegionalNotice, today)}
      save={(values, request) => save(id, values, request)}
      savedText={t(id ? 'updated' : 'added')}
      list={paths.notices()}
      texts={(name) => ({
        label: t(`fields.${name as keyof Values}.label`),
        named: t(`fields.${name as keyof Values}.named`),
      })}
    >
      <FormCheckbox name="isUrgent" />
      <FormTextField name="lastDay" type="date" min={today} hint={t('lastDayHint')} required />
      <CountyPicker known={counties} label={t('fields.counties.label')} hint={t('countiesHint')} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('inEnglish')}</legend>
        <FormTextField name="title" hint={t('titleHint')} required autoComplete="off" />
        <FormTextArea name="text" hint={t('textHint')} rows={4} required />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('inSpanish')}</legend>
        <FormTextField name="titleEs" lang="es" autoComplete="off" />
        <FormTextArea name="textEs" lang="es" rows={4} />
      </fieldset>
    </DirectoryForm>
  );
}

/** A new notice is shown today. */
function versionOf(notice: RegionalNotice | null, today: string): Version<Values> {
  const { title = '', titleEs = '', text = '', textEs = '', isUrgent = false } = notice ?? {};
  const { counties = [], lastDay = today, updatedAt = null } = notice ?? {};
  return { values: { title, titleEs, text, textEs, isUrgent, counties, lastDay }, updatedAt };
}

async function save(id: string | null, values: Values, { key, updatedAt }: SaveRequest) {
  if (id === null) return callApi('POST /regional-notices', { body: values, key });
  return callApi('PUT /regional-notices/:id', { params: { id }, body: { ...values, ...(updatedAt && { updatedAt }) } });
}
