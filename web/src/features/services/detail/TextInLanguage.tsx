import { useTranslations } from 'use-intl/react';
import type { InLanguage } from '../../../i18n/inLanguage.ts';
import styles from './TextInLanguage.module.css';

/** A text, with a note if it exists only in the other language. */
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
