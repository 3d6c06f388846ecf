import { StaticPageInput } from '@amparo/domain/static-pages/staticPageInput.ts';
import type { StaticPage } from '@amparo/domain/static-pages/staticPageRoutes.ts';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/storage/drafts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { DirectoryForm } from '../../../ui/directory-forms/DirectoryForm.tsx';
import type { Version } from '../../../ui/forms/useDraft.ts';
import { useErrorOf, useFieldValue } from '../../../ui/forms/useField.ts';
import { readHtml, textOf } from '../readHtml.ts';
import { HtmlText } from '../StaticText.tsx';
import type { TextData } from './loadTexts.ts';
import { RichText } from './rich/RichText.tsx';
import styles from './TextForm.module.css';
import { TextVersions } from './TextVersions.tsx';

type Values = Pick<StaticPage, 'content'>;

interface Props {
  userId: string;
  lang: 'en' | 'es';
  text: TextData;
}

/** The text of a static page, above a preview and its older versions. */
export default function TextForm({ userId, lang, text }: Props) {
  const t = useTranslations('staticPagesAdmin');
  const { name } = text.page;
  return (
    <DirectoryForm<Values>
      schema={StaticPageInput}
      draftKey={draftKey(userId, `text:${name}`)}
      stored={versionOf(text.page)}
      readNewer={(data) => versionOf(data as StaticPage)}
      save={(values, { updatedAt }) =>
        callApi('PUT /static-pages/:name', { params: { name }, body: { ...values, ...(updatedAt && { updatedAt }) } })
      }
      savedText={t('saved')}
      list={rarePaths.texts()}
      texts={() => ({ label: t('text') })}
      describe={(_name, { content }) => textOf(readHtml(content))}
    >
      <Content lang={lang} text={text} />
    </DirectoryForm>
  );
}

function Content({ lang, text }: Omit<Props, 'userId'>) {
  const t = useTranslations('staticPagesAdmin');
  const [content, change] = useFieldValue<string>('content');
  const error = useErrorOf('content');
  return (
    <>
      <RichText name="content" label={t('text')} value={content} error={error} lang={lang} onChange={change} />
      <details className={styles.preview}>
        <summary className={styles.summary}>{t('preview')}</summary>
        <HtmlText html={content} lang={lang} />
      </details>
      <TextVersions {...text} lang={lang} onBring={change} />
    </>
  );
}

function versionOf({ content, updatedAt }: StaticPage): Version<Values> {
  return { values: { content }, updatedAt };
}
