import { dateOfDay } from '@amparo/domain/services/hours/calendarDay.ts';
import { epochMsOf, localTimeAt, wallClockOf } from '@amparo/domain/services/hours/wallClock.ts';

/** The local day `YYYY-MM-DD` of an instant; a date stays as it is, and nothing stays empty. */
export function localDate(value: string, timeZone: string): string {
  if (value === '' || !value.includes('T')) return value;
  return dateOfDay(localTimeAt(wallClockOf(timeZone), epochMsOf(value)).dayNumber);
}
