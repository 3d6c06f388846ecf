import { useTranslations } from 'use-intl/react';
import { inLanguage } from '../../../../i18n/inLanguage.ts';
import { useFieldValue } from '../../../../ui/forms/useField.ts';
import { GuideText } from '../GuideText.tsx';

/** The page of the guide as visitors will read it in each language, from what is typed. */
export function GuidePreview() {
  const t = useTranslations('directories.guide');
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{t('preview')}</h2>
      <div className="guide-languages">
        <PreviewIn language="en" />
        <PreviewIn language="es" />
      </div>
    </section>
  );
}

function PreviewIn({ language }: { language: 'en' | 'es' }) {
  const t = useTranslations('directories.guide');
  const [en] = useFieldValue<string>('title');
  const [es] = useFieldValue<string>('titleEs');
  const [contentEn] = useFieldValue<string>('content');
  const [contentEs] = useFieldValue<string>('contentEs');
  const title = inLanguage({ en, es }, language);
  const text = inLanguage({ en: contentEn, es: contentEs }, language);
  return (
    <section aria-labelledby={`preview-${language}`}>
      <h3 id={`preview-${language}`}>{t(language === 'en' ? 'inEnglish' : 'inSpanish')}</h3>
      <div className="guide-preview">
        <p className="guide-title" lang={title.otherLanguage ?? language}>
          <b>{title.text}</b>
        </p>
        <GuideText html={text.text} lang={text.otherLanguage ?? language} />
      </div>
    </section>
  );
}
