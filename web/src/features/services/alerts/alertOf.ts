import { clockText, localDate, longDate } from '@amparo/domain/services/hours/clockText.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { type InLanguage, inLanguage } from '../../../i18n/inLanguage.ts';
import type { Language } from '../../../i18n/language.ts';

/** An alert of a service, or news of the region. */
export interface Alert {
  id: string;
  name: string;
  /** News that belongs to no service. */
  isNotice?: true;
  message: InLanguage;
  /** Null if it never expires, or if the message names the date. `time` is null if the alert lasts the whole day. */
  end: { date: string; time: string | null } | null;
}

export function alertOf(service: Service, language: Language): Alert {
  const { id, name, criticalDescription, criticalDescriptionEs, isCriticalNeverExpire, criticalExpiredAt } = service;
  const message = inLanguage({ en: criticalDescription, es: criticalDescriptionEs }, language);
  const end = isCriticalNeverExpire || !criticalExpiredAt ? null : criticalExpiredAt;
  const isEndNamed = end !== null && namesDate(message.text, localDate(end, service.timeZone));
  return { id, name, message, end: end === null || isEndNamed ? null : alertEnd(end, service.timeZone, language) };
}

/** Whether a text names a date `YYYY-MM-DD` in words, in either language. */
function namesDate(text: string, date: string): boolean {
  const dates = ['en', 'es'].map((language) => longDate(date, language, date));
  return new RegExp(`(?:^|\\D)(?:${dates.join('|')})(?!\\d)`).test(text);
}

/** Returns the end of an alert in the service's time zone. 11:59 PM means the whole day, without a time (spec §4). */
export function alertEnd(instant: string, timeZone: string, language: Language): NonNullable<Alert['end']> {
  const { time } = clockText(instant, timeZone, language);
  const isWholeDay = clockText(instant, timeZone, 'en').time === '11:59 PM';
  return { date: longDate(localDate(instant, timeZone), language), time: isWholeDay ? null : time };
}

/** Returns the alert of a service at an instant (ISO), or null if it has none or the alert has ended (rules.md §4). */
export function currentAlert(service: Service, language: Language, now: string): Alert | null {
  const { isCriticalHeader, isCriticalNeverExpire, criticalExpiredAt } = service;
  const isExpired = !isCriticalNeverExpire && !(criticalExpiredAt && Date.parse(criticalExpiredAt) > Date.parse(now));
  return isCriticalHeader && !isExpired ? alertOf(service, language) : null;
}
