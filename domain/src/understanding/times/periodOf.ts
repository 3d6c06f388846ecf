import { weekdays } from '../../services/hours/scheduleTypes.ts';
import { comingHolidays } from '../../services/hours-plan/holidays.ts';
import type { OpenAt } from '../../services/open-status/readOpenAt.ts';
import type { NamedDay, NamedTime } from './readTime.ts';

const DAY = 24 * 60;
const [SATURDAY] = [6];
/** Before this hour, the night is still the one that began the day before. */
const NIGHT_ENDS = 4;

/**
 * Returns the period that a named time means at a local time. A weekday is the next one, today included. What has passed
 * today is left out: at 8:30 p.m. "tonight" is from 8:30 p.m. to midnight. Before 4 a.m. "tonight" lasts until 6 a.m.
 */
export function periodOf(time: NamedTime, now: Temporal.PlainDateTime): OpenAt {
  const today = now.toPlainDate();
  const minuteNow = now.hour * 60 + now.minute;
  const { from, until } = withHalf(time, minuteNow);
  if (isTonight(time) && now.hour < NIGHT_ENDS) return period(today, minuteNow, 6 * 60);
  if (time.day === 'WEEKEND') return weekend(today, minuteNow);
  if (time.day === 'WEEKDAYS') return weekdaysFrom(today, minuteNow);
  if (time.day === 'THIS_WEEK') return period(today, minuteNow, (8 - today.dayOfWeek) * DAY);
  if (time.day === 'NEXT_WEEK') return period(today.add({ days: 8 - today.dayOfWeek }), 0, 7 * DAY);
  const isPast = until <= minuteNow && !(from === until && until === minuteNow);
  const isWeekday = weekdays.some((name) => name === time.day);
  const day = time.day === null ? today : dateOf(time.day, today);
  if (!day.equals(today)) return period(day, from, until);
  if (isPast) return period(today.add({ days: isWeekday ? 7 : time.day === null ? 1 : 0 }), from, until);
  return period(day, Math.max(from, minuteNow), until);
}

function isTonight({ day, until, from }: NamedTime): boolean {
  return (day === 'TODAY' || day === null) && from !== null && from >= 18 * 60 && until === DAY;
}

/** "At 7" in the afternoon is 7 p.m., unless a day is named. */
function withHalf({ from, until, isBare, day }: NamedTime, minuteNow: number): { from: number; until: number } {
  const isLater = isBare && (day === null || day === 'TODAY') && from! <= minuteNow && from! < DAY / 2;
  const shift = isLater ? DAY / 2 : 0;
  return { from: (from ?? 0) + shift, until: (until ?? DAY) + shift };
}

function weekend(today: Temporal.PlainDate, minuteNow: number): OpenAt {
  const isNow = today.dayOfWeek >= SATURDAY;
  const saturday = today.add({ days: isNow ? 0 : SATURDAY - today.dayOfWeek });
  const days = isNow ? 8 - today.dayOfWeek : 2;
  return period(saturday, isNow ? minuteNow : 0, days * DAY);
}

/** The rest of this week's weekdays; on a weekend those of the next week. */
function weekdaysFrom(today: Temporal.PlainDate, minuteNow: number): OpenAt {
  const isNow = today.dayOfWeek < SATURDAY;
  const first = isNow ? today : today.add({ days: 8 - today.dayOfWeek });
  return period(first, isNow ? minuteNow : 0, (SATURDAY - first.dayOfWeek) * DAY);
}

function dateOf(day: NamedDay, today: Temporal.PlainDate): Temporal.PlainDate {
  if (day === 'TODAY') return today;
  if (day === 'TOMORROW') return today.add({ days: 1 });
  if (day === 'AFTER_TOMORROW') return today.add({ days: 2 });
  const weekday = (weekdays as readonly string[]).indexOf(day) + 1;
  if (weekday > 0) return today.add({ days: (weekday - today.dayOfWeek + 7) % 7 });
  const date = /^(\d+)-(\d+)$/.exec(day);
  if (date) return nextDate(Number(date[1]), Number(date[2]), today);
  const holiday = comingHolidays(today.toString()).find((one) => one.holiday === day);
  return Temporal.PlainDate.from(holiday!.date);
}

/** The next such day, today included. */
function nextDate(month: number, day: number, today: Temporal.PlainDate): Temporal.PlainDate {
  const thisYear = today.with({ month, day });
  return Temporal.PlainDate.compare(thisYear, today) < 0 ? today.with({ year: today.year + 1, month, day }) : thisYear;
}

function period(day: Temporal.PlainDate, from: number, until: number): OpenAt {
  const textOf = (minutes: number) => day.toPlainDateTime().add({ minutes }).toString().slice(0, 16);
  return { from: textOf(from), until: textOf(until) };
}
