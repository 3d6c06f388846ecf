import { dateOfDay, monthDayYear, weekdayOfDay } from './calendarDay.ts';
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
  weekdays: string[];
  months: string[];
  sentenceTime(time: string, hour: number): string;
  date(weekday: string, month: string, day: number): string;
  year(date: string, year: string): string;
}

// Tables instead of Intl: browsers abbreviate differently, and the server's page must equal the browser's.
const english: Vocabulary = {
  halves: ['AM', 'PM'],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  sentenceTime: (time) => time,
  date: (weekday, month, day) => `${weekday}, ${month} ${day}`,
  year: (date, year) => `${date}, ${year}`,
};
const spanish: Vocabulary = {
  halves: ['a. m.', 'p. m.'],
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  sentenceTime: (time, hour) => `${hour === 1 ? 'la' : 'las'} ${time}`,
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

/** The local date of an instant (ISO) as screens show it (spec §9): `12-07-2026`. */
export function calendarDate(iso: string, timeZone: string): string {
  return monthDayYear(localDate(iso, timeZone));
}

function dayText(dayNumber: number, language: string, isYearShown: boolean): string {
  const { weekdays, months, date, year } = vocabularyOf(language);
  const [ofYear, ofMonth, ofDay] = dateOfDay(dayNumber).split('-') as [string, string, string];
  const weekday = weekdays[weekdayOfDay(dayNumber) - 1]!.slice(0, 3);
  const text = date(weekday, months[Number(ofMonth) - 1]!, Number(ofDay));
  return isYearShown ? year(text, ofYear) : text;
}
