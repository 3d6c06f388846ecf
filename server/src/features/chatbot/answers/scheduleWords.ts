import { clockWords, timeWords } from '@amparo/domain/services/clockWords.ts';
import { openSpans } from '@amparo/domain/services/openSpans.ts';
import { openStatusValues, openStatusWords } from '@amparo/domain/services/openStatusWords.ts';
import { weekdays } from '@amparo/domain/services/scheduleKinds.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { type DayHours, weekHours } from '@amparo/domain/services/weekHours.ts';
import type { Asked } from './asked.ts';

type Asker = Pick<Asked, 't' | 'at' | 'language'>;
const WHOLE_DAY = 1440;

/** Whether a service is open, and its week, or one day of it, in words. */
export function scheduleWords(service: Service, asker: Asker, topic: string | undefined): string {
  const { t, at } = asker;
  const { name, openStatus } = service;
  if (openStatus.kind === 'permanentlyClosed') return t('chat.answers.closedForGood', { name });
  if (openStatus.kind === 'contact') return t('chat.answers.contactForHours', { name });
  if (openStatus.kind === 'unknown') return t('chat.answers.unknownHours', { name });
  if (openStatus.kind === 'open' && openStatus.until === null) return t('chat.answers.alwaysOpen', { name });
  if (topic) return dayWords(service, asker, topic);
  const words = openStatusWords(openStatus, at, service.timeZone);
  const status = t(`openStatus.${words.key}`, openStatusValues(words, at, service.timeZone, asker.language));
  const week = weekWords(weekHours(service, at, service.timeZone).days, asker);
  const now = t('chat.answers.status', { name, status });
  return week === '' ? now : `${now} ${t('chat.answers.week', { week })}`;
}

function dayWords(service: Service, { t, at, language }: Asker, topic: string): string {
  const { name, timeZone } = service;
  const today = at.toZonedDateTimeISO(timeZone).toPlainDate();
  const wanted = weekdays.indexOf(topic as (typeof weekdays)[number]) + 1;
  const days = topic === 'TODAY' ? 0 : topic === 'TOMORROW' ? 1 : (wanted - today.dayOfWeek + 7) % 7;
  const date = today.add({ days });
  const from = date.toZonedDateTime({ timeZone }).toInstant();
  const until = date.add({ days: 1 }).toZonedDateTime({ timeZone }).toInstant();
  const weekday = weekdays[date.dayOfWeek - 1] ?? 'MONDAY';
  const day =
    topic === 'TODAY'
      ? t('chat.answers.today')
      : topic === 'TOMORROW'
        ? t('chat.answers.tomorrow')
        : t('chat.answers.onDay', { day: nameOfDay(weekday, { t, language }) });
  const spans = openSpans(service, from, until, timeZone);
  const [first] = spans;
  if (!first) return t('chat.answers.closedOn', { name, day });
  if (first.from === from.toString() && first.until === until.toString())
    return t('chat.answers.openAllDay', { name, day });
  const words = spans.map((span) =>
    t('chat.answers.span', {
      from: clockWords(span.from, timeZone, language).time,
      until: clockWords(span.until, timeZone, language).time,
    }),
  );
  return t('chat.answers.openOn', { name, day, spans: words.join(', ') });
}

/** "Monday to Friday 9:00 AM to 5:00 PM, Saturday 9:00 AM to 12:00 PM": days that are alike are told together. */
function weekWords(days: readonly DayHours[], asker: Asker): string {
  const groups: { first: DayHours; last: DayHours; spans: string }[] = [];
  for (const day of days) {
    const spans = spansOf(day, asker);
    const before = groups.at(-1);
    const follows = before && days.indexOf(day) === days.indexOf(before.last) + 1;
    if (before && follows && before.spans === spans) before.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  return groups
    .filter(({ spans }) => spans !== '')
    .map(({ first, last, spans }) => {
      const [from, to] = [nameOfDay(first.day, asker), nameOfDay(last.day, asker)];
      const { t } = asker;
      return from === to
        ? t('chat.answers.weekDay', { day: from, spans })
        : t('chat.answers.weekRange', { first: from, last: to, spans });
    })
    .join(', ');
}

function spansOf({ intervals }: DayHours, { t, language }: Asker): string {
  return intervals
    .map(({ startMinute, endMinute }) =>
      startMinute === 0 && endMinute === WHOLE_DAY
        ? t('chat.answers.allDay')
        : t('chat.answers.span', { from: timeWords(startMinute, language), until: timeWords(endMinute, language) }),
    )
    .join(', ');
}

function nameOfDay(day: DayHours['day'], { t, language }: Pick<Asked, 't' | 'language'>): string {
  const name = t(`weekdays.${day}`);
  return language === 'es' ? name.toLowerCase() : name;
}
