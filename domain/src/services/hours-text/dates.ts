import { dateOfDay, dayNumberOf } from '../hours/calendarDay.ts';
import { comingHolidays, type Holiday } from '../hours-plan/holidays.ts';
import { isRangeSign, type Read } from './days.ts';
import type { Token } from './words/tokens.ts';

/** Dates `YYYY-MM-DD`, both included. */
export interface DateRange {
  start: string;
  end: string;
  hasYear: boolean;
  isHoliday: boolean;
}

/** A date as it is written. Without a day, it is the whole month. */
interface WrittenDate {
  month: number;
  day: number | null;
  year: number | null;
}

const holidayOfName: Record<string, Holiday> = {
  afterthanksgiving: 'AFTER_THANKSGIVING',
  thanksgiving: 'THANKSGIVING',
  christmaseve: 'CHRISTMAS_EVE',
  christmas: 'CHRISTMAS',
  newyear: 'NEW_YEAR',
  independenceday: 'INDEPENDENCE',
  laborday: 'LABOR',
  memorialday: 'MEMORIAL',
  mlkday: 'MARTIN_LUTHER_KING',
  juneteenth: 'JUNETEENTH',
  veteransday: 'VETERANS',
  presidentsday: 'PRESIDENTS',
  goodfriday: 'GOOD_FRIDAY',
  easter: 'EASTER',
};

/**
 * Reads dates, date ranges, months, and holidays at a position. Without a year, it is the next time or the one running.
 * Returns null if there are none, or if their meaning is unclear.
 */
export function readDates(tokens: readonly Token[], start: number, today: string): Read<DateRange[]> | null {
  const holiday = tokens[start];
  if (holiday?.kind === 'holiday') {
    const range = betweenHolidays(tokens, start, today) ?? holidayAt(holiday.name, start, today);
    return range && !isBesideRangeSign(tokens, start, range.next) ? range : null;
  }
  const dayFirst = readDayFirst(tokens, start, today);
  if (dayFirst) return dayFirst;
  const first = readDate(tokens, start);
  if (!first) return null;
  const range = readRangeEnd(tokens, first);
  if (range) return rangesOf([[first.value, range.value]], range.next, today);
  if (isBeforeLastDate(tokens, first.next)) return null;
  const more = readMoreDays(tokens, first);
  return rangesOf(
    more.value.map((date) => [date, date]),
    more.next,
    today,
  );
}

function holidayAt(name: string, start: number, today: string): Read<DateRange[]> | null {
  const date =
    name === 'newyeareve'
      ? `${today.slice(0, 4)}-12-31`
      : comingHolidays(today).find(({ holiday }) => holiday === holidayOfName[name])?.date;
  return date ? { value: [{ start: date, end: date, hasYear: false, isHoliday: true }], next: start + 1 } : null;
}

/** "Memorial Day - Labor Day" may be a list or a range, as "Dec 24 - New Year's Day". */
function isBesideRangeSign(tokens: readonly Token[], start: number, next: number): boolean {
  const isDate = (token: Token | undefined) =>
    ['holiday', 'days', 'month', 'clock', 'ordinal', 'holidays'].includes(token?.kind ?? '');
  return (
    (isRangeSign(tokens[start - 1]) && isDate(tokens[start - 2])) ||
    (isRangeSign(tokens[next]) && isDate(tokens[next + 1]))
  );
}

/** "Memorial Day to Labor Day", of this year or the next one. */
function betweenHolidays(tokens: readonly Token[], at: number, today: string): Read<DateRange[]> | null {
  const [first, sign, last] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.kind !== 'holiday' || last?.kind !== 'holiday') return null;
  if (sign?.kind !== 'to') return null;
  const dateOf = (name: string, from: string) =>
    comingHolidays(from).find(({ holiday }) => holiday === holidayOfName[name])?.date;
  const end = dateOf(last.name, today);
  const aYearBefore = end && `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`;
  const start = aYearBefore && dateOf(first.name, aYearBefore);
  return start && start < end ? { value: [{ start, end, hasYear: true, isHoliday: false }], next: at + 3 } : null;
}

function rangesOf(pairs: [WrittenDate, WrittenDate][], next: number, today: string): Read<DateRange[]> | null {
  const ranges = pairs.map(([first, last]) => rangeOf(first, last, today));
  return ranges.every((range) => range !== null) ? { value: ranges, next } : null;
}

/** "December 24, 2026", "Dec 24th", "12/24", "24/12", or a month. */
function readDate(tokens: readonly Token[], start: number): Read<WrittenDate> | null {
  const token = tokens[start];
  if (token?.kind === 'month') {
    const day = isRangeOfTimes(tokens, start + 1) ? null : dayAt(tokens, start + 1);
    if (day !== null) return withYear(tokens, { month: token.month, day, year: null }, start + 2);
    return withYear(tokens, { month: token.month, day: null, year: null }, start + 1);
  }
  const numbers = slashedNumbers(tokens, start);
  const order = numbers && slashOrder(tokens);
  if (!order) return null;
  const [month, day] = order === 'dayFirst' ? [numbers[1], numbers[0]] : numbers;
  if (month > 12 || day > 31) return null;
  const year = tokens[start + 3]?.kind === 'slash' ? plainNumber(tokens[start + 4]) : null;
  if (year !== null) return { value: { month, day, year: year < 100 ? 2000 + year : year }, next: start + 5 };
  return { value: { month, day, year: null }, next: start + 3 };
}

function slashedNumbers(tokens: readonly Token[], at: number): [number, number] | null {
  const [first, second] = [plainNumber(tokens[at]), plainNumber(tokens[at + 2])];
  return first !== null && second !== null && tokens[at + 1]?.kind === 'slash' ? [first, second] : null;
}

/**
 * Dates with slashes have one order in the whole text: with "24/12", also "6/1" begins with the day. Returns null if the
 * text has both orders.
 */
function slashOrder(tokens: readonly Token[]): 'monthFirst' | 'dayFirst' | null {
  const orders = new Set(tokens.map((_, at) => orderShownAt(tokens, at)));
  if (orders.has('dayFirst')) return orders.has('monthFirst') ? null : 'dayFirst';
  return 'monthFirst';
}

/** A number from 13 to 31 is the day. Null if the order does not show here. */
function orderShownAt(tokens: readonly Token[], at: number): 'monthFirst' | 'dayFirst' | null {
  const numbers = slashedNumbers(tokens, at);
  if (!numbers || isInDateOrTimes(tokens, at)) return null;
  const isDay = (number: number) => number > 12 && number <= 31;
  const isMonth = (number: number) => number >= 1 && number <= 12;
  const [first, second] = numbers;
  if (isDay(first) && isMonth(second)) return 'dayFirst';
  return isMonth(first) && isDay(second) ? 'monthFirst' : null;
}

/** In "24/12/26", the numbers 12 and 26 are no date of their own. In "9-12/13-17", 12 and 13 are times. */
function isInDateOrTimes(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 2]?.kind !== 'clock') return false;
  const sign = tokens[at - 1];
  return sign?.kind === 'slash' || (isRangeSign(sign) && tokens[at - 3]?.kind !== 'slash');
}

/** "Dec 9-12" are dates, but in "Dec 9am-12pm" the numbers are times: marked numbers are no days. */
function isRangeOfTimes(tokens: readonly Token[], at: number): boolean {
  const [first, sign, last] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isRangeSign(sign)) return false;
  return first?.kind === 'clock' && last?.kind === 'clock' && last.clock.plain === null;
}

function withYear(tokens: readonly Token[], date: WrittenDate, at: number): Read<WrittenDate> {
  const yearAt = tokens[at]?.kind === 'comma' ? at + 1 : at;
  const token = tokens[yearAt];
  const isYear = token?.kind === 'clock' && /^20\d\d$/.test(token.clock.plain ?? '');
  const isTime =
    isYear &&
    isRangeSign(tokens[yearAt + 1]) &&
    plainNumber(tokens[yearAt + 2]) !== null &&
    tokens[yearAt + 3]?.kind !== 'month';
  if (!isYear || isTime) return { value: date, next: at };
  return { value: { ...date, year: Number(token.clock.plain) }, next: yearAt + 1 };
}

function dayAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind === 'ordinal') return token.day;
  const number = plainNumber(token);
  return number !== null && number >= 1 && number <= 31 ? number : null;
}

function plainNumber(token: Token | undefined): number | null {
  return token?.kind === 'clock' && token.clock.plain !== null ? Number(token.clock.plain) : null;
}

/** "- Jan 2", "to January 2", or "-26" after "Dec 24". */
function readRangeEnd(tokens: readonly Token[], { value: first, next }: Read<WrittenDate>): Read<WrittenDate> | null {
  if (!isRangeSign(tokens[next])) return null;
  const last = readDate(tokens, next + 1);
  if (last) return (last.value.day === null) === (first.day === null) ? last : null;
  const day = first.day === null || first.year !== null ? null : dayAt(tokens, next + 1);
  if (day === null || day <= first.day! || isRangeSign(tokens[next + 2])) return null;
  if (isBeforeLastDate(tokens, next)) return null;
  return withYear(tokens, { month: first.month, day, year: null }, next + 2);
}

/** "1/8 - 31 de agosto": the date after the sign ends a range, so the date before it is no date of its own. */
function isBeforeLastDate(tokens: readonly Token[], at: number): boolean {
  if (!isRangeSign(tokens[at])) return false;
  if (readDate(tokens, at + 1)) return true;
  const month = tokens[at + 2];
  // "Dec 24-26 Jan 2"
  const isMonthFirst = month?.kind === 'month' && !month.followsDay && dayAt(tokens, at + 3) !== null;
  return readDayAndMonth(tokens, at + 1) !== null && !isMonthFirst;
}

/** "Dec 24, 25 and 31". In "7/4, 9/7", the 9 is no day of July. */
function readMoreDays(tokens: readonly Token[], { value: first, next }: Read<WrittenDate>): Read<WrittenDate[]> {
  const dates = [first];
  let end = next;
  while (first.day !== null && first.year === null) {
    let at = end;
    while (['comma', 'and'].includes(tokens[at]?.kind ?? '')) at++;
    const isNextDate = slashedNumbers(tokens, at) !== null;
    const day = at === end || isNextDate ? null : dayAt(tokens, at);
    if (day === null || day <= dates[dates.length - 1]!.day! || isRangeSign(tokens[at + 1])) break;
    dates.push({ ...first, day });
    end = at + 1;
  }
  return { value: dates, next: end };
}

/** "24 de diciembre", "24 y 25 de diciembre", "del 24 al 26 de diciembre", "24 de diciembre al 2 de enero". */
function readDayFirst(tokens: readonly Token[], start: number, today: string): Read<DateRange[]> | null {
  const days: number[] = [];
  let at = start;
  let isRange = false;
  for (let day = dayAt(tokens, at); day !== null; day = dayAt(tokens, at)) {
    days.push(day);
    at++;
    const sign = tokens[at];
    const isSign = sign?.kind === 'comma' || sign?.kind === 'and' || isRangeSign(sign);
    if (!isSign || dayAt(tokens, at + 1) === null) break;
    isRange ||= isRangeSign(sign);
    at++;
  }
  const month = tokens[at];
  if (days.length === 0 || month?.kind !== 'month' || (isRange && days.length !== 2)) return null;
  // "9-11 June-August" are times and months.
  const isMonthFirst = !month.followsDay && dayAt(tokens, at + 1) !== null;
  if (isMonthFirst || (isRange && isRangeSign(tokens[at + 1]))) return null;
  const { value: last, next } = withYear(
    tokens,
    { month: month.month, day: days[days.length - 1]!, year: null },
    at + 1,
  );
  const dates = days.map((day) => ({ ...last, day }));
  if (isRange) return rangesOf([[dates[0]!, dates[1]!]], next, today);
  const isOpenEnd = days.length === 1 && isRangeSign(tokens[next]);
  const end = isOpenEnd ? readDayAndMonth(tokens, next + 1) : null;
  if (end) return rangesOf([[{ ...last, year: last.year ?? null }, end.value]], end.next, today);
  if (isBeforeLastDate(tokens, next)) return null;
  return rangesOf(
    dates.map((date) => [date, date]),
    next,
    today,
  );
}

function readDayAndMonth(tokens: readonly Token[], at: number): Read<WrittenDate> | null {
  const [day, month] = [dayAt(tokens, at), tokens[at + 1]];
  if (day === null || month?.kind !== 'month') return null;
  return withYear(tokens, { month: month.month, day, year: null }, at + 2);
}

/** Returns the range in its year, or null if one of its days does not exist. */
function rangeOf(first: WrittenDate, last: WrittenDate, today: string): DateRange | null {
  const hasYear = first.year !== null || last.year !== null;
  const endYear = last.year ?? (first.year === null ? nextYearOf(last, today) : null);
  const wraps = monthAndDay(first, 'first') > monthAndDay(last, 'last');
  const startYear = first.year ?? endYear! - (wraps ? 1 : 0);
  const end = dateIn(endYear ?? startYear + (wraps ? 1 : 0), last, 'last');
  const start = dateIn(startYear, first, 'first');
  return start !== null && end !== null && start <= end ? { start, end, hasYear, isHoliday: false } : null;
}

function nextYearOf(last: WrittenDate, today: string): number {
  const year = Number(today.slice(0, 4));
  const end = dateIn(year, last, 'last');
  return end !== null && end < today ? year + 1 : year;
}

function monthAndDay({ month, day }: WrittenDate, edge: 'first' | 'last'): number {
  return month * 100 + (day ?? (edge === 'first' ? 1 : 31));
}

function dateIn(year: number, { month, day }: WrittenDate, edge: 'first' | 'last'): string | null {
  const pad = (number: number) => String(number).padStart(2, '0');
  if (day === null && edge === 'last') {
    const nextMonth = month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`;
    return dateOfDay(dayNumberOf(nextMonth) - 1);
  }
  const date = `${year}-${pad(month)}-${pad(day ?? 1)}`;
  const dayNumber = dayNumberOf(date);
  return !Number.isNaN(dayNumber) && dateOfDay(dayNumber) === date ? date : null;
}
