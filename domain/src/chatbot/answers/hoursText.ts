import { monthDayYear } from '../../services/hours/calendarDay.ts';
import { clockText, longDate, timeText } from '../../services/hours/clockText.ts';
import { weekdays } from '../../services/hours/scheduleTypes.ts';
import { endedSeason } from '../../services/hours/season.ts';
import {
  type DatedLine,
  type DayHours,
  type Interval,
  type MonthlyLine,
  type WeekHours,
  type WeeklyLine,
  weekHours,
} from '../../services/hours/weekHours.ts';
import { openSpans } from '../../services/open-status/openSpans.ts';
import { openStatusMessage, openStatusValues } from '../../services/open-status/openStatusMessage.ts';
import type { Service } from '../../services/service.ts';
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

function weekdayName(day: DayHours['day'], { t, language }: ChatLocale): string {
  const name = t(`hours.weekdays.${day}`);
  return language === 'es' ? name.toLowerCase() : name;
}

type ChatMoment = Pick<ChatRequest, 't' | 'at' | 'language'>;

/** Whether a service is open, with its week, or the hours of one day. */
export function scheduleText(service: Service, locale: ChatMoment, topic: string | undefined): string {
  const { t, at } = locale;
  const { name, openStatus } = service;
  if (openStatus.kind === 'permanentlyClosed') return t('chat.answers.closedForGood', { name });
  if (openStatus.kind === 'contact') return t('chat.answers.contactForHours', { name });
  if (openStatus.kind === 'unknown') return t('chat.answers.unknownHours', { name });
  if (openStatus.kind === 'open' && openStatus.until === null) return t('chat.answers.alwaysOpen', { name });
  if (topic) return dayText(service, locale, topic);
  const ended = endedSeason(service, at, service.timeZone);
  if (ended !== null) {
    const today = at.toZonedDateTimeISO(service.timeZone).toPlainDate().toString();
    return t('chat.answers.seasonOver', { name, date: longDate(ended, locale.language, today) });
  }
  const message = openStatusMessage(openStatus, at, service.timeZone);
  const status = t(`openStatus.${message.key}`, openStatusValues(message, at, service.timeZone, locale.language));
  const now = t('chat.answers.status', { name, status });
  return [withoutDoubleStops(now), ...hoursText(weekHours(service, at, service.timeZone), locale)].join(' ');
}

function dayText(service: Service, { t, at, language }: ChatMoment, topic: string): string {
  const { name, timeZone } = service;
  const today = at.toZonedDateTimeISO(timeZone).toPlainDate();
  const weekdayNumber = weekdays.indexOf(topic as (typeof weekdays)[number]) + 1;
  const days = topic === 'TODAY' ? 0 : topic === 'TOMORROW' ? 1 : (weekdayNumber - today.dayOfWeek + 7) % 7;
  const date = today.add({ days });
  const from = date.toZonedDateTime({ timeZone }).toInstant();
  const until = date.add({ days: 1 }).toZonedDateTime({ timeZone }).toInstant();
  const weekday = weekdays[date.dayOfWeek - 1] ?? 'MONDAY';
  const day =
    topic === 'TODAY'
      ? t('chat.answers.today')
      : topic === 'TOMORROW'
        ? t('chat.answers.tomorrow')
        : t('chat.answers.onDay', { day: weekdayName(weekday, { t, language }) });
  const spans = openSpans(service, from, until, timeZone);
  const [first] = spans;
  if (!first) return t('chat.answers.closedOn', { name, day });
  if (first.from === from.toString() && first.until === until.toString())
    return t('chat.answers.openAllDay', { name, day });
  const times = spans.map((span) =>
    t('chat.answers.span', {
      from: clockText(span.from, timeZone, language).time,
      until: clockText(span.until, timeZone, language).time,
    }),
  );
  return withoutDoubleStops(t('chat.answers.openOn', { name, day, spans: times.join(', ') }));
}
