import { dateOfDay, dayNumberOf, weekdayOfDay } from '../hours/calendarDay.ts';

/** Days on which offices in all of the country commonly close. A region names those of its states in its profile. */
export const holidays = [
  'NEW_YEAR',
  'MARTIN_LUTHER_KING',
  'PRESIDENTS',
  'GOOD_FRIDAY',
  'EASTER',
  'MEMORIAL',
  'JUNETEENTH',
  'INDEPENDENCE',
  'LABOR',
  'VETERANS',
  'THANKSGIVING',
  'AFTER_THANKSGIVING',
  'CHRISTMAS_EVE',
  'CHRISTMAS',
] as const;
export type Holiday = (typeof holidays)[number];

const [monday, thursday] = [1, 4];

/** The date `YYYY-MM-DD` of each holiday in a year. Not the substitute day when a holiday falls on a weekend. */
const dateIn: Record<Holiday, (year: number) => string> = {
  NEW_YEAR: (year) => fixed(year, '01-01'),
  MARTIN_LUTHER_KING: (year) => nth(year, 1, monday, 3),
  PRESIDENTS: (year) => nth(year, 2, monday, 3),
  GOOD_FRIDAY: (year) => daysAfter(easter(year), -2),
  EASTER: easter,
  MEMORIAL: (year) => nth(year, 6, monday, 0),
  JUNETEENTH: (year) => fixed(year, '06-19'),
  INDEPENDENCE: (year) => fixed(year, '07-04'),
  LABOR: (year) => nth(year, 9, monday, 1),
  VETERANS: (year) => fixed(year, '11-11'),
  THANKSGIVING: (year) => nth(year, 11, thursday, 4),
  AFTER_THANKSGIVING: (year) => daysAfter(nth(year, 11, thursday, 4), 1),
  CHRISTMAS_EVE: (year) => fixed(year, '12-24'),
  CHRISTMAS: (year) => fixed(year, '12-25'),
};

/** A holiday that only the states of a region have. */
export interface RegionalHoliday {
  name: { en: string; es: string };
  /** `MM-DD` */
  date: string;
}

/** Returns the next date of each holiday from a day `YYYY-MM-DD` on, that day included, soonest first. */
export function comingHolidays(today: string): { holiday: Holiday; date: string }[] {
  return sortByDate(holidays.map((holiday) => ({ holiday, date: nextDate(today, dateIn[holiday]) })));
}

/** The same as `comingHolidays`, for the holidays of a region. */
export function comingRegionalHolidays(today: string, ofRegion: readonly RegionalHoliday[]): RegionalHoliday[] {
  return sortByDate(ofRegion.map(({ name, date }) => ({ name, date: nextDate(today, (year) => fixed(year, date)) })));
}

function nextDate(today: string, dateInYear: (year: number) => string): string {
  const year = Number(today.slice(0, 4));
  const date = dateInYear(year);
  return date >= today ? date : dateInYear(year + 1);
}

function sortByDate<Dated extends { date: string }>(dated: Dated[]): Dated[] {
  return dated.sort((a, b) => a.date.localeCompare(b.date));
}

function fixed(year: number, monthAndDay: string): string {
  return `${String(year).padStart(4, '0')}-${monthAndDay}`;
}

/** Returns the nth weekday (1 Monday to 7 Sunday) of a month. The 0th is the last one of the month before. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = dayNumberOf(fixed(year, `${String(month).padStart(2, '0')}-01`));
  const toWeekday = (weekday - weekdayOfDay(first) + 7) % 7;
  return dateOfDay(first + toWeekday + 7 * (count - 1));
}

function daysAfter(date: string, days: number): string {
  return dateOfDay(dayNumberOf(date) + days);
}

/** Easter Sunday of the Western church (the Gregorian computus). */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return fixed(year, `${month}-${String((days % 31) + 1).padStart(2, '0')}`);
}
