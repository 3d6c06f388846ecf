import { DAY_MS, dateOfDay, dayNumberOf, MINUTE_MS } from '../hours/calendarDay.ts';
import { clockText, localDate, longDate } from '../hours/clockText.ts';
import { epochMsOf, isoOf, localTimeAt, wallClockOf } from '../hours/wallClock.ts';
import type { OpenStatus } from './openStatus.ts';

/** The key of a message in the translations `openStatus`, and the instant (ISO) that it mentions. */
export type OpenStatusMessage =
  | { key: 'openUntil' | 'openUntilWeekday' | 'openUntilDate' | 'openUntilDay'; time: string; isClosingSoon: boolean }
  | {
      key: 'closedTillToday' | 'closedUntilTomorrow' | 'closedUntilWeekday' | 'closedUntilDate';
      time: string;
      isOpeningSoon: boolean;
    }
  | { key: 'openAlways' | 'closed' | 'permanentlyClosed' | 'contact' | 'unknown' };

const SOON_MS = 60 * MINUTE_MS;

/**
 * Returns the message for a status at an instant (rules.md §1), by calendar days of the service's time zone. A closing time
 * more than a day away includes the day; at midnight, it is the last open day (rules.md §5). Throws a RangeError for the same values as openStatus.
 */
export function openStatusMessage(
  status: OpenStatus,
  at: string | Temporal.Instant,
  timeZone: string,
): OpenStatusMessage {
  const now = epochMsOf(at);
  if (status.kind === 'open') return status.until ? openMessage(status.until, now, timeZone) : { key: 'openAlways' };
  if (status.kind === 'closed')
    return status.opensAt ? closedMessage(status.opensAt, now, timeZone) : { key: 'closed' };
  return { key: status.kind };
}

function openMessage(time: string, now: number, timeZone: string): OpenStatusMessage {
  const left = epochMsOf(time) - now;
  const isClosingSoon = left <= SOON_MS;
  if (left <= DAY_MS) return { key: 'openUntil', time, isClosingSoon };
  if (localTimeAt(wallClockOf(timeZone), epochMsOf(time)).clockMs === 0)
    return { key: 'openUntilDay', time, isClosingSoon };
  const isThisWeek = daysBetween(now, epochMsOf(time), timeZone) <= 6;
  return { key: isThisWeek ? 'openUntilWeekday' : 'openUntilDate', time, isClosingSoon };
}

function closedMessage(time: string, now: number, timeZone: string): OpenStatusMessage {
  const days = daysBetween(now, epochMsOf(time), timeZone);
  const isOpeningSoon = epochMsOf(time) - now <= SOON_MS;
  if (days === 0) return { key: 'closedTillToday', time, isOpeningSoon };
  if (days === 1) return { key: 'closedUntilTomorrow', time, isOpeningSoon };
  return { key: days <= 6 ? 'closedUntilWeekday' : 'closedUntilDate', time, isOpeningSoon };
}

function daysBetween(from: number, to: number, timeZone: string): number {
  const clock = wallClockOf(timeZone);
  return localTimeAt(clock, to).dayNumber - localTimeAt(clock, from).dayNumber;
}

/** Returns the values of the message: `t(message.key, openStatusValues(message, at, timeZone, 'en'))` → `Closed until Friday 8:00 AM`. */
export function openStatusValues(
  message: OpenStatusMessage,
  at: string | Temporal.Instant,
  timeZone: string,
  language: string,
): { time: string; weekday: string; date: string } {
  if (!('time' in message)) return { time: '', weekday: '', date: '' };
  const { sentenceTime, weekday, date, dateWithYear } = clockText(message.time, timeZone, language);
  const today = localDate(isoOf(epochMsOf(at)), timeZone);
  const day = localDate(message.time, timeZone);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const shown = message.key === 'openUntilDay' ? lastDayBefore(day, language, today) : isThisYear ? date : dateWithYear;
  return { time: sentenceTime, weekday, date: shown };
}

function lastDayBefore(day: string, language: string, today: string): string {
  return longDate(dateOfDay(dayNumberOf(day) - 1), language, today);
}
