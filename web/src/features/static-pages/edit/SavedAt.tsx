import { clockWords } from '@amparo/domain/services/hours/clockWords.ts';
import { useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import styles from './TextsPage.module.css';

/** `moment`: ISO. */
export function SavedAt({ moment }: { moment: string }) {
  const t = useTranslations('texts');
  const { date, time } = clockWords(moment, useTimeZone() ?? 'UTC', useLocale());
  return <span className={styles.saved}>{t('savedAt', { date: `${date}, ${time}` })}</span>;
}
