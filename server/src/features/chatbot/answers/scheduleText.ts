import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { weekdays } from '@amparo/domain/services/hours/scheduleTypes.ts';
import { weekHours } from '@amparo/domain/services/hours/weekHours.ts';
import { openSpans } from '@amparo/domain/services/openSpans.ts';
import { openStatusMessage, openStatusValues } from '@amparo/domain/services/openStatusMessage.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { ChatRequest } from './answer.ts';
import { hoursText, weekdayName, withoutDoubleStops } from './hoursText.ts';

type ChatLocale = Pick<ChatRequest, 't' | 'at' | 'language'>;

/** Whether a service is open, with its week, or the hours of one day. */
export function scheduleText(service: Service, locale: ChatLocale, topic: string | undefined): string {
  const { t, at } = locale;
  const { name, openStatus } = service;
  if (openStatus.kind === 'permanentlyClosed') return t('chat.answers.closedForGood', { name });
  if (openStatus.kind === 'contact') return t('chat.answers.contactForHours', { name });
  if (openStatus.kind === 'unknown') return t('chat.answers.unknownHours', { name });
  if (openStatus.kind === 'open' && openStatus.until === null) return t('chat.answers.alwaysOpen', { name });
  if (topic) return dayText(service, locale, topic);
  const message = openStatusMessage(openStatus, at, service.timeZone);
  const status = t(`openStatus.${message.key}`, openStatusValues(message, at, service.timeZone, locale.language));
  const now = t('chat.answers.status', { name, status });
  return [withoutDoubleStops(now), ...hoursText(weekHours(service, at, service.timeZone), locale)].join(' ');
}

function dayText(service: Service, { t, at, language }: ChatLocale, topic: string): string {
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
