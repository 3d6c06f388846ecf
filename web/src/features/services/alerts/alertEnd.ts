import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import type { Language } from '../../../i18n/language.ts';
import { calendarDate } from '../calendarDate.ts';

/** Returns the end of an alert in the service's time zone. 11:59 PM means the whole day, without a time (spec §4). */
export function alertEnd(instant: string, timeZone: string, language: Language): { date: string; time: string | null } {
  const isWholeDay = clockText(instant, timeZone, 'en').time === '11:59 PM';
  return {
    date: calendarDate(instant, timeZone),
    time: isWholeDay ? null : clockText(instant, timeZone, language).time,
  };
}
