import { StaticPageInput } from '@amparo/domain/static-pages/staticPageInput.ts';
import type { StaticPage } from '@amparo/domain/static-pages/staticPageRoutes.ts';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/drafts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { paths } from '../../../paths.ts';
import { EntryForm } from '../../../ui/directory-forms/EntryForm.tsx';
import type { EntryState } from '../../../ui/directory-forms/entryState.ts';
import { HtmlText } from '../HtmlText.tsx';
import { readHtml, textOf } from '../readHtml.ts';
import type { TextData } from './loadTexts.ts';
import { RichText } from './rich/RichText.tsx';
import styles from './TextForm.module.css';
import { TextVersions } from './TextVersions.tsx';

interface Values {
  content: string;
}

interface Props {
  userId: string;
  lang: 'en' | 'es';
  text: TextData;
}

/** A text as people will read it, beside how it was. */
export default function TextForm({ userId, lang, text }: Props) {
  const t = useTranslations('staticPagesAdmin');
  const { name } = text.page;
  const save = ({ values: { content }, updatedAt }: EntryState<Values>) =>
    callApi('PUT /static-pages/:name', { params: { name }, body: { content, ...(updatedAt ? { updatedAt } : {}) } });
  return (
    <EntryForm<Values>
      schema={StaticPageInput}
      draftKey={draftKey(userId, `text:${name}`)}
      saved={readText(text.page)}
      readNewer={(data) => readText(data as StaticPage)}
      save={save}
      done={t('saved')}
      list={paths.texts()}
      login={paths.login({ back: paths.text(name) })}
      tell={({ content }) => [{ label: t('text'), value: textOf(readHtml(content)) }]}
    >
      {({ values, change, box }) => (
        <>
          <RichText
            {...box('content', t('text'))}
            label={t('text')}
            lang={lang}
            onChange={(content) => change({ content })}
          />
          <details className={styles.preview}>
            <summary className={styles.summary}>{t('preview')}</summary>
            <HtmlText html={values.content} lang={lang} />
          </details>
          <TextVersions {...text} lang={lang} onBring={(content) => change({ content })} />
        </>
      )}
    </EntryForm>
  );
}

const readText = ({ content, updatedAt }: StaticPage): EntryState<Values> => ({ values: { content }, updatedAt });
