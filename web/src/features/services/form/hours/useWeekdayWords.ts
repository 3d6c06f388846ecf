import type { Weekday } from '@amparo/domain/services/hours/scheduleTypes.ts';
import { useTranslations } from 'use-intl/react';

/** A weekday by its name, and as short as a button wants it. */
export function useWeekdayWords() {
  const t = useTranslations('serviceDetail.hours.weekdays');
  return { full: (day: Weekday) => t(day), short: (day: Weekday) => t(day).slice(0, 3) };
}
