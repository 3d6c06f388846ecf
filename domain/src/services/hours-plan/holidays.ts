import { dateOfDay, dayNumberOf, weekdayOfDay } from '../hours/calendarDay.ts';

/** Days on which offices in Texas commonly close: national holidays and those of the state. */
export const holidays = [
  'NEW_YEAR',
  'MARTIN_LUTHER_KING',
  'PRESIDENTS',
  'TEXAS_INDEPENDENCE',
  'GOOD_FRIDAY',
  'EASTER',
  'SAN_JACINTO',
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
  TEXAS_INDEPENDENCE: (year) => fixed(year, '03-02'),
  GOOD_FRIDAY: (year) => daysAfter(easter(year), -2),
  EASTER: easter,
  SAN_JACINTO: (year) => fixed(year, '04-21'),
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

/** Returns the next date of each holiday from a day `YYYY-MM-DD` on, that day included, soonest first. */
export function comingHolidays(today: string): { holiday: Holiday; date: string }[] {
  const year = Number(today.slice(0, 4));
  return holidays
    .map((holiday) => {
      const date = dateIn[holiday](year);
      return { holiday, date: date >= today ? date : dateIn[holiday](year + 1) };
    })
    .sort((a, b) => a.date.localeCompare(b.date));
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

/** Easter Sunday of the Western church (the Gregorian computus of Meeus, Jones and Butcher). */
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
