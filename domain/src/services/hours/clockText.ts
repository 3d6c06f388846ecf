import { dateOfDay, dayNumberOf, monthDayYear, weekdayOfDay } from './calendarDay.ts';
import { epochMsOf, localTimeAt, wallClockOf } from './wallClock.ts';

/** The texts of an instant: `5:00 PM`, `Friday`, `Mon, Dec 7`. `sentenceTime` includes the article if the language needs one. */
export interface ClockText {
  time: string;
  sentenceTime: string;
  weekday: string;
  date: string;
  dateWithYear: string;
}

interface Vocabulary {
  halves: [string, string];
  noon: string;
  midnight: string;
  weekdays: string[];
  months: string[];
  sentenceTime(time: string, hour: number): string;
  /** A date without a weekday, for a sentence: `March 15`. */
  longDate(month: string, day: number): string;
  date(weekday: string, month: string, day: number): string;
  year(date: string, year: string): string;
}

// Tables instead of Intl: browsers abbreviate differently, and the server's page must equal the browser's.
const english: Vocabulary = {
  halves: ['AM', 'PM'],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  noon: 'noon',
  midnight: 'midnight',
  sentenceTime: (time) => time,
  longDate: (month, day) => `${month} ${day}`,
  date: (weekday, month, day) => `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}`,
  year: (date, year) => `${date}, ${year}`,
};
const spanish: Vocabulary = {
  halves: ['a. m.', 'p. m.'],
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  months: [
    ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
    ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
  noon: 'mediodía',
  midnight: 'medianoche',
  sentenceTime: (time, hour) => `${hour === 1 ? 'la' : 'las'} ${time}`,
  longDate: (month, day) => `${day} de ${month}`,
  // In full: `mar` would be both a Tuesday and March.
  date: (weekday, month, day) => `${weekday} ${day} de ${month}`,
  year: (date, year) => `${date} de ${year}`,
};

function vocabularyOf(language: string): Vocabulary {
  return language.split('-')[0] === 'es' ? spanish : english;
}

/** Formats minutes since midnight (0 to 1440) on a 12-hour clock: 1020 → `5:00 PM`, in Spanish `5:00 p. m.`. */
export function timeText(minute: number, language: string): string {
  const hour = Math.floor(minute / 60) % 24;
  const half = vocabularyOf(language).halves[hour < 12 ? 0 : 1];
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${half}`;
}

/** A time as people say it: `5 PM`, `5:30 PM`, `noon`, `midnight` at either end of the day. */
export function spokenTime(minute: number, language: string): string {
  const { noon, midnight } = vocabularyOf(language);
  if (minute === 720) return noon;
  if (minute % 1_440 === 0) return midnight;
  return timeText(minute, language).replace(':00', '');
}

/** Formats an instant (ISO) in a time zone: Spanish for `es`, otherwise English. Throws a RangeError like openStatus. */
export function clockText(iso: string, timeZone: string, language: string): ClockText {
  const { dayNumber, clockMs } = localTimeAt(wallClockOf(timeZone), epochMsOf(iso));
  const minute = Math.floor(clockMs / 60_000);
  const vocabulary = vocabularyOf(language);
  const time = timeText(minute, language);
  return {
    time,
    sentenceTime: vocabulary.sentenceTime(time, Math.floor(minute / 60) % 12),
    weekday: vocabulary.weekdays[weekdayOfDay(dayNumber) - 1]!,
    date: dayText(dayNumber, language, false),
    dateWithYear: dayText(dayNumber, language, true),
  };
}

/** The local date of an instant (ISO): `2026-12-07`. */
export function localDate(iso: string, timeZone: string): string {
  return dateOfDay(localTimeAt(wallClockOf(timeZone), epochMsOf(iso)).dayNumber);
}

/** The local date of an instant (ISO) as lists of editors show it (spec §9): `12-07-2026`. */
export function calendarDate(iso: string, timeZone: string): string {
  return monthDayYear(localDate(iso, timeZone));
}

/** The names of the months in full. */
export const monthNames = (language: string): readonly string[] => vocabularyOf(language).months;

/** A date `YYYY-MM-DD` with its weekday: `Thu, Nov 26`. With the year unless `today` is in it. */
export function weekdayDate(date: string, language: string, today = ''): string {
  return dayText(dayNumberOf(date), language, date.slice(0, 4) !== today.slice(0, 4));
}

/** A date `YYYY-MM-DD` without its weekday: `March 15, 2027`. With the year unless `today` is in it. */
export function longDate(date: string, language: string, today = ''): string {
  const { months, longDate: format, year } = vocabularyOf(language);
  const [ofYear, ofMonth, ofDay] = date.split('-') as [string, string, string];
  const text = format(months[Number(ofMonth) - 1]!, Number(ofDay));
  return ofYear === today.slice(0, 4) ? text : year(text, ofYear);
}

function dayText(dayNumber: number, language: string, isYearShown: boolean): string {
  const { weekdays, months, date, year } = vocabularyOf(language);
  const [ofYear, ofMonth, ofDay] = dateOfDay(dayNumber).split('-') as [string, string, string];
  const text = date(weekdays[weekdayOfDay(dayNumber) - 1]!, months[Number(ofMonth) - 1]!, Number(ofDay));
  return isYearShown ? year(text, ofYear) : text;
}
