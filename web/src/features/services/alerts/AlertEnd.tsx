import { useTranslations } from 'use-intl/react';
import styles from './AlertEnd.module.css';
import type { Alert } from './alertOf.ts';

/** The end of an alert (spec §4). */
export function AlertEnd({ end }: { end: Alert['end'] }) {
  const t = useTranslations('alerts');
  if (!end) return null;
  const { date, time } = end;
  return <span className={styles.end}>{time ? t('openTillTime', { date, time }) : t('openTill', { date })}</span>;
}
