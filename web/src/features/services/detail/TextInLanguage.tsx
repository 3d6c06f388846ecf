import { useTranslations } from 'use-intl/react';
import type { InLanguage } from '../../../i18n/inLanguage.ts';
import { linkPhones } from '../../../ui/cards/linkPhones.tsx';
import styles from './TextInLanguage.module.css';

/** A text, with a note if it exists only in the other language. */
export function TextInLanguage({ content }: { content: InLanguage }) {
  const t = useTranslations();
  return (
    <>
      {content.otherLanguage && (
        <p className={styles.note}>
          {t('serviceDetail.inOtherLanguage', { language: t(`serviceDetail.languages.${content.otherLanguage}`) })}
        </p>
      )}
      <p className={styles.text} lang={content.otherLanguage ?? undefined}>
        {linkPhones(content.text)}
      </p>
    </>
  );
}
