import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import styles from './TextsPage.module.css';

/** `moment`: ISO. */
export function SavedAt({ moment }: { moment: string }) {
  const t = useTranslations('staticPagesAdmin');
  const { date, time } = clockText(moment, useTimeZone() ?? 'UTC', useLocale());
  return <span className={styles.saved}>{t('savedAt', { date: `${date}, ${time}` })}</span>;
}
