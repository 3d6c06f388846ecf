import { type Guide, GuideInput } from '@amparo/domain/static-pages/guides/guide.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../../browser/storage/drafts.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { DirectoryForm } from '../../../../ui/directory-forms/DirectoryForm.tsx';
import styles from '../../../../ui/forms/EditForm.module.css';
import { FormCheckbox, FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import type { Version } from '../../../../ui/forms/useDraft.ts';
import type { SaveRequest } from '../../../../ui/forms/useEditForm.ts';
import { useErrorOf, useFieldValue } from '../../../../ui/forms/useField.ts';
import { RichText } from '../../edit/rich/RichText.tsx';
import { readHtml, textOf } from '../../readHtml.ts';
import { GuidePreview } from './GuidePreview.tsx';

type Values = Required<GuideInput>;

interface Props {
  userId: string;
  guide: Guide | null;
}

/** The title and the text of a guide in both languages, above its preview. */
export default function GuideForm({ userId, guide }: Props) {
  const t = useTranslations('directories.guide');
  const id = guide?.id ?? null;
  return (
    <DirectoryForm<Values>
      schema={GuideInput}
      draftKey={draftKey(userId, `guide:${id ?? 'new'}`)}
      stored={versionOf(guide)}
      readNewer={(data) => versionOf(data as Guide)}
      save={(values, request) => save(id, values, request)}
      savedText={t(id ? 'updated' : 'added')}
      list={rarePaths.texts()}
      texts={(name) => ({
        label: t(`fields.${name as keyof Values}.label`),
        named: t(`fields.${name as keyof Values}.named`),
      })}
      describe={describe}
    >
      <Language legend={t('inEnglish')}>
        <FormTextField name="title" hint={t(id ? 'titleHint' : 'newTitleHint')} required autoComplete="off" />
        <TextField name="content" lang="en" hint={t('contentHint')} />
      </Language>
      <Language legend={t('inSpanish')}>
        <FormTextField name="titleEs" lang="es" autoComplete="off" />
        <TextField name="contentEs" lang="es" />
      </Language>
      <GuidePreview />
      <FormCheckbox name="isPublished" />
    </DirectoryForm>
  );
}

/** Texts without their tags, in the question about two versions. */
function describe(name: string, values: Values): ReactNode {
  return name === 'content' || name === 'contentEs' ? textOf(readHtml(values[name])) : undefined;
}

function Language({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

function TextField({ name, lang, hint }: { name: 'content' | 'contentEs'; lang: string; hint?: string }) {
  const t = useTranslations('directories.guide');
  const [value, change] = useFieldValue<string>(name);
  const error = useErrorOf(name);
  return (
    <>
      {hint && <p>{hint}</p>}
      <RichText name={name} label={t(`fields.${name}.label`)} {...{ value, error, lang }} onChange={change} />
    </>
  );
}

function versionOf(guide: Guide | null): Version<Values> {
  const { title = '', titleEs = '', content = '', contentEs = '' } = guide ?? {};
  const { isPublished = false, updatedAt = null } = guide ?? {};
  return { values: { title, titleEs, content, contentEs, isPublished }, updatedAt };
}

async function save(id: string | null, values: Values, { key, updatedAt }: SaveRequest) {
  if (id === null) return callApi('POST /guides', { body: values, key });
  return callApi('PUT /guides/:id', { params: { id }, body: { ...values, ...(updatedAt && { updatedAt }) } });
}
