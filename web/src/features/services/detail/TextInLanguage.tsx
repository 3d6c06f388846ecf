import { useTranslations } from 'use-intl/react';
import type { InLanguage } from '../../../i18n/inLanguage.ts';
import styles from './TextInLanguage.module.css';

/** A text, and a word of warning where it exists in the other language only. */
export function TextInLanguage({ words }: { words: InLanguage }) {
  const t = useTranslations();
  return (
    <>
      {words.otherLanguage && (
        <p className={styles.note}>
          {t('serviceDetail.inOtherLanguage', { language: t(`services.languages.${words.otherLanguage}`) })}
        </p>
      )}
      <p className={styles.text} lang={words.otherLanguage ?? undefined}>
        {words.text}
      </p>
    </>
  );
}
