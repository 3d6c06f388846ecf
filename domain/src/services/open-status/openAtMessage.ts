import { DAY_MS, dayNumberOf } from '../hours/calendarDay.ts';
import { clockText } from '../hours/clockText.ts';
import type { OpenAt } from './readOpenAt.ts';

/** Keys and values of the translations `openAt` for a period. The sentence also needs the word `open`. */
export interface OpenAtMessage {
  day: 'today' | 'tomorrow' | 'weekday' | 'date' | 'weekend';
  part: 'tonight' | 'allDay' | 'morning' | 'afternoon' | 'evening' | 'moment' | 'span';
  values: { weekday: string; date: string; from: string; until: string };
}

const parts: Record<string, OpenAtMessage['part']> = {
  '00:00-00:00': 'allDay',
  '06:00-12:00': 'morning',
  '12:00-18:00': 'afternoon',
  '18:00-00:00': 'evening',
};

/** Describes a period as of a local time: "Open Sunday morning", "Open tonight", "Open tomorrow at 7:00 PM". */
export function openAtMessage({ from, until }: OpenAt, now: string, language: string): OpenAtMessage {
  const [first, end] = [from, until].map((local) => clockText(`${local}:00Z`, 'UTC', language));
  const days = dayNumberOf(from.slice(0, 10)) - dayNumberOf(now.slice(0, 10));
  const values = {
    weekday: first!.weekday,
    date: first!.date,
    from: first!.sentenceTime,
    until: end!.sentenceTime,
  };
  const isWeekend = Date.parse(`${until}Z`) - Date.parse(`${from}Z`) > DAY_MS;
  if (isWeekend) return { day: 'weekend', part: 'allDay', values };
  const day = days === 0 ? 'today' : days === 1 ? 'tomorrow' : days <= 6 ? 'weekday' : 'date';
  if (from === until) return { day, part: 'moment', values };
  const span = `${from.slice(11)}-${until.slice(11)}`;
  if (day !== 'today') return { day, part: parts[span] ?? 'span', values };
  const isUntilNight = until.endsWith('T00:00');
  if (isUntilNight) return { day, part: from.slice(11) >= '18:00' ? 'tonight' : 'allDay', values };
  return { day, part: 'span', values };
}
