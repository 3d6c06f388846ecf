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
import type { Asked } from './asked.ts';

type Asker = Pick<Asked, 't' | 'language'>;
type Line = WeeklyLine | MonthlyLine | DatedLine;

const WHOLE_DAY = 1440;
/** More nobody takes in from a sentence; the page has all. */
const MOST_CLOSINGS = 5;

/** A service's hours as its page lists them, in two sentences: when it is open, and on which days it is not. */
export function hoursWords({ days, monthly, dated, closed }: WeekHours, asker: Asker): string[] {
  const { t } = asker;
  const open = [...weekWords(days, asker), ...[...monthly, ...dated].map((line) => lineWords(line, asker, true))];
  const shut = closed.slice(0, MOST_CLOSINGS).map((line) => lineWords(line, asker, false));
  const rest = closed.length > MOST_CLOSINGS ? [t('chat.answers.otherDays')] : [];
  return [
    ...(open.length > 0 ? [stopOnce(t('chat.answers.week', { week: open.join('; ') }))] : []),
    ...(shut.length > 0 ? [stopOnce(t('chat.answers.closings', { days: [...shut, ...rest].join('; ') }))] : []),
  ];
}

/** "5:00 p. m." at the end of a sentence has its full stop already. */
export function stopOnce(words: string): string {
  return words.replace(/\.\.(?= |$)/g, '.');
}

/** "Monday to Friday 9:00 AM to 5:00 PM", "Saturday 9:00 AM to 12:00 PM": days that are alike are told together. */
function weekWords(days: readonly DayHours[], asker: Asker): string[] {
  const groups: { first: DayHours; last: DayHours; spans: string }[] = [];
  for (const day of days) {
    const spans = day.intervals.map((interval) => intervalWords(interval, asker)).join(', ');
    const before = groups.at(-1);
    if (before?.spans === spans) before.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  const { t } = asker;
  return groups
    .filter(({ spans }) => spans !== '')
    .map(({ first, last, spans }) => {
      const [from, to] = [nameOfDay(first.day, asker), nameOfDay(last.day, asker)];
      return from === to
        ? t('chat.answers.weekDay', { day: from, spans })
        : t('chat.answers.weekRange', { first: from, last: to, spans });
    });
}

/** "first Monday of the month 10:00 AM to 12:00 PM"; of a closing that it lasts all day goes without saying. */
function lineWords(line: Line, asker: Asker, isOpening: boolean): string {
  const when = whenWords(line, asker);
  const isWholeDay = line.interval.startMinute === 0 && line.interval.endMinute === WHOLE_DAY;
  if (isWholeDay && !isOpening) return when;
  return asker.t('chat.answers.weekDay', { day: when, spans: intervalWords(line.interval, asker) });
}

function whenWords(line: Line, asker: Asker): string {
  const { t } = asker;
  if (line.type === 'WEEKLY') return inSentence(t('hours.everyWeekday', { day: nameOfDay(line.day, asker) }));
  if (line.type === 'MONTHLY') {
    const period = t(`hours.periods.${line.period}`);
    return inSentence(t('hours.monthly', { period, day: nameOfDay(line.day, asker) }));
  }
  const [from, to] = [monthDayYear(line.startDate), monthDayYear(line.endDate)];
  return from === to ? from : t('hours.dates', { from, to });
}

function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function intervalWords({ startMinute, endMinute, endsNextDay }: Interval, { t, language }: Asker): string {
  if (startMinute === 0 && endMinute === WHOLE_DAY) return t('chat.answers.allDay');
  const words = t('chat.answers.span', {
    from: timeText(startMinute, language),
    until: timeText(endMinute, language),
  });
  return endsNextDay ? `${words} ${t('hours.nextDay')}` : words;
}

export function nameOfDay(day: DayHours['day'], { t, language }: Asker): string {
  const name = t(`hours.weekdays.${day}`);
  return language === 'es' ? name.toLowerCase() : name;
}
