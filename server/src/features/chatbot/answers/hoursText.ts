import { timeText } from '@amparo/domain/services/hours/clockText.ts';
import type {
  DatedLine,
  DayHours,
  Interval,
  MonthlyLine,
  WeekHours,
  WeeklyLine,
} from '@amparo/domain/services/hours/weekHours.ts';
import { monthDayYear } from '@amparo/domain/services/monthDayYear.ts';
import type { ChatRequest } from './answer.ts';

type ChatLocale = Pick<ChatRequest, 't' | 'language'>;
type Line = WeeklyLine | MonthlyLine | DatedLine;

const WHOLE_DAY = 1440;
/** More nobody takes in from a sentence; the page has all. */
const MOST_CLOSINGS = 5;

/** A service's hours as its page lists them, in two sentences: when it is open, and on which days it is not. */
export function hoursText({ days, monthly, dated, closed }: WeekHours, viewer: ChatLocale): string[] {
  const { t } = viewer;
  const open = [...weekText(days, viewer), ...[...monthly, ...dated].map((line) => lineText(line, viewer, true))];
  const shut = closed.slice(0, MOST_CLOSINGS).map((line) => lineText(line, viewer, false));
  const rest = closed.length > MOST_CLOSINGS ? [t('chat.answers.otherDays')] : [];
  return [
    ...(open.length > 0 ? [withoutDoubleStops(t('chat.answers.week', { week: open.join('; ') }))] : []),
    ...(shut.length > 0
      ? [withoutDoubleStops(t('chat.answers.closings', { days: [...shut, ...rest].join('; ') }))]
      : []),
  ];
}

/** "5:00 p. m." at the end of a sentence has its full stop already. */
export function withoutDoubleStops(words: string): string {
  return words.replace(/\.\.(?= |$)/g, '.');
}

/** "Monday to Friday 9:00 AM to 5:00 PM", "Saturday 9:00 AM to 12:00 PM": days that are alike are told together. */
function weekText(days: readonly DayHours[], viewer: ChatLocale): string[] {
  const groups: { first: DayHours; last: DayHours; spans: string }[] = [];
  for (const day of days) {
    const spans = day.intervals.map((interval) => intervalText(interval, viewer)).join(', ');
    const before = groups.at(-1);
    if (before?.spans === spans) before.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  const { t } = viewer;
  return groups
    .filter(({ spans }) => spans !== '')
    .map(({ first, last, spans }) => {
      const [from, to] = [weekdayName(first.day, viewer), weekdayName(last.day, viewer)];
      return from === to
        ? t('chat.answers.weekDay', { day: from, spans })
        : t('chat.answers.weekRange', { first: from, last: to, spans });
    });
}

/** "first Monday of the month 10:00 AM to 12:00 PM"; of a closing that it lasts all day goes without saying. */
function lineText(line: Line, viewer: ChatLocale, isOpening: boolean): string {
  const when = whenText(line, viewer);
  const isWholeDay = line.interval.startMinute === 0 && line.interval.endMinute === WHOLE_DAY;
  if (isWholeDay && !isOpening) return when;
  return viewer.t('chat.answers.weekDay', { day: when, spans: intervalText(line.interval, viewer) });
}

function whenText(line: Line, viewer: ChatLocale): string {
  const { t } = viewer;
  if (line.type === 'WEEKLY') return inSentence(t('hours.everyWeekday', { day: weekdayName(line.day, viewer) }));
  if (line.type === 'MONTHLY') {
    const period = t(`hours.periods.${line.period}`);
    return inSentence(t('hours.monthly', { period, day: weekdayName(line.day, viewer) }));
  }
  const [from, to] = [monthDayYear(line.startDate), monthDayYear(line.endDate)];
  return from === to ? from : t('hours.dates', { from, to });
}

function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function intervalText({ startMinute, endMinute, endsNextDay }: Interval, { t, language }: ChatLocale): string {
  if (startMinute === 0 && endMinute === WHOLE_DAY) return t('chat.answers.allDay');
  const words = t('chat.answers.span', {
    from: timeText(startMinute, language),
    until: timeText(endMinute, language),
  });
  return endsNextDay ? `${words} ${t('hours.nextDay')}` : words;
}

export function weekdayName(day: DayHours['day'], { t, language }: ChatLocale): string {
  const name = t(`hours.weekdays.${day}`);
  return language === 'es' ? name.toLowerCase() : name;
}
