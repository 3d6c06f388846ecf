import { monthDayYear } from '@amparo/domain/services/hours/calendarDay.ts';
import { timeText } from '@amparo/domain/services/hours/clockText.ts';
import type {
  DatedLine,
  DayHours,
  Interval,
  MonthlyLine,
  WeekHours,
  WeeklyLine,
} from '@amparo/domain/services/hours/weekHours.ts';
import type { ChatRequest } from './answer.ts';

type ChatLocale = Pick<ChatRequest, 't' | 'language'>;
type Line = WeeklyLine | MonthlyLine | DatedLine;

const WHOLE_DAY = 1440;
/** A longer sentence is hard to follow. The page lists all. */
const MAX_CLOSINGS = 5;

/** A service's hours in two sentences: when it is open, and on which days it is closed. */
export function hoursText({ days, monthly, dated, closed }: WeekHours, locale: ChatLocale): string[] {
  const { t } = locale;
  const open = [...weekText(days, locale), ...[...monthly, ...dated].map((line) => lineText(line, locale, true))];
  const shut = closed.slice(0, MAX_CLOSINGS).map((line) => lineText(line, locale, false));
  const rest = closed.length > MAX_CLOSINGS ? [t('chat.answers.otherDays')] : [];
  return [
    ...(open.length > 0 ? [withoutDoubleStops(t('chat.answers.week', { week: open.join('; ') }))] : []),
    ...(shut.length > 0
      ? [withoutDoubleStops(t('chat.answers.closings', { days: [...shut, ...rest].join('; ') }))]
      : []),
  ];
}

/** Removes the second period after "5:00 p. m." at the end of a sentence. */
export function withoutDoubleStops(text: string): string {
  return text.replace(/\.\.(?= |$)/g, '.');
}

/** "Monday to Friday 9:00 AM to 5:00 PM", "Saturday 9:00 AM to 12:00 PM": consecutive days with the same hours are grouped. */
function weekText(days: readonly DayHours[], locale: ChatLocale): string[] {
  const groups: { first: DayHours; last: DayHours; spans: string }[] = [];
  for (const day of days) {
    const spans = day.intervals.map((interval) => intervalText(interval, locale)).join(', ');
    const previous = groups.at(-1);
    if (previous?.spans === spans) previous.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  const { t } = locale;
  return groups
    .filter(({ spans }) => spans !== '')
    .map(({ first, last, spans }) => {
      const [from, to] = [weekdayName(first.day, locale), weekdayName(last.day, locale)];
      return from === to
        ? t('chat.answers.weekDay', { day: from, spans })
        : t('chat.answers.weekRange', { first: from, last: to, spans });
    });
}

/** "first Monday of the month 10:00 AM to 12:00 PM". Closings of a whole day have no times. */
function lineText(line: Line, locale: ChatLocale, isOpening: boolean): string {
  const when = whenText(line, locale);
  const isWholeDay = line.interval.startMinute === 0 && line.interval.endMinute === WHOLE_DAY;
  if (isWholeDay && !isOpening) return when;
  return locale.t('chat.answers.weekDay', { day: when, spans: intervalText(line.interval, locale) });
}

function whenText(line: Line, locale: ChatLocale): string {
  const { t } = locale;
  if (line.type === 'WEEKLY') return lowerFirst(t('hours.everyWeekday', { day: weekdayName(line.day, locale) }));
  if (line.type === 'MONTHLY') {
    const period = t(`hours.periods.${line.period}`);
    return lowerFirst(t('hours.monthly', { period, day: weekdayName(line.day, locale) }));
  }
  const [from, to] = [monthDayYear(line.startDate), monthDayYear(line.endDate)];
  return from === to ? from : t('hours.dates', { from, to });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function intervalText({ startMinute, endMinute, endsNextDay }: Interval, { t, language }: ChatLocale): string {
  if (startMinute === 0 && endMinute === WHOLE_DAY) return t('chat.answers.allDay');
  const text = t('chat.answers.span', {
    from: timeText(startMinute, language),
    until: timeText(endMinute, language),
  });
  return endsNextDay ? `${text} ${t('hours.nextDay')}` : text;
}

export function weekdayName(day: DayHours['day'], { t, language }: ChatLocale): string {
  const name = t(`hours.weekdays.${day}`);
  return language === 'es' ? name.toLowerCase() : name;
}
