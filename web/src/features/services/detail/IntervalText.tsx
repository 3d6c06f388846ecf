import { timeText } from '@amparo/domain/services/hours/clockText.ts';
import type { Interval } from '@amparo/domain/services/hours/weekHours.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import styles from './Hours.module.css';

const wholeDay = 1_440;

/** Start and end of an interval. A small note says that it ends on the next day. */
export function IntervalText({ interval, allDay }: { interval: Interval; allDay: string }) {
  const t = useTranslations('serviceDetail.hours');
  const words = useIntervalText(allDay);
  return (
    <span className={styles.interval}>
      {words(interval)}
      {interval.endsNextDay && <span className={styles.nextDay}> {t('nextDay')}</span>}
    </span>
  );
}

export function useIntervalText(allDay: string): (interval: Interval) => string {
  const t = useTranslations('serviceDetail.hours');
  const language = useLocale();
  return ({ startMinute, endMinute }) => {
    if (startMinute === 0 && endMinute === wholeDay) return allDay;
    return t('interval', { start: timeText(startMinute, language), end: timeText(endMinute, language) });
  };
}
