import type { Read } from './days.ts';
import type { ClockNumber, Token } from './words/tokens.ts';

/** Minutes since midnight. An end beyond 1,440 belongs to the next day. */
export interface Interval {
  start: number;
  end: number;
}

/** A span as it is written, before its half of the day is known. */
export interface WrittenSpan {
  start: ClockNumber;
  end: ClockNumber;
  half: 'am' | 'pm' | null;
  meal: string | null;
  /** "the same day" and "the next day" allow spans that would otherwise look like a mistake. */
  lastsUntil: 'sameDay' | 'nextDay' | null;
}

export const DAY = 1_440;
const NOON = 720;

/** Reads spans such as "9-12 & 1-5" or "breakfast 7-8, lunch 12-1" at a position. */
export function readSpans(tokens: readonly Token[], start: number): Read<WrittenSpan[]> | null {
  const spans: WrittenSpan[] = [];
  let next = start;
  for (;;) {
    const at = spans.length === 0 ? next : skipJoins(tokens, next);
    const span = readSpan(tokens, at, spans);
    if (!span) break;
    spans.push(span.value);
    next = span.next;
  }
  return spans.length > 0 ? { value: spans, next } : null;
}

function skipJoins(tokens: readonly Token[], start: number): number {
  let at = start;
  while (['comma', 'and', 'slash'].includes(tokens[at]?.kind ?? '')) at++;
  return at;
}

/** Reads one span with the meal or the time of day before or after it. */
function readSpan(tokens: readonly Token[], start: number, before: WrittenSpan[]): Read<WrittenSpan> | null {
  const prefix = readHint(tokens, start);
  const opening = prefix ? prefix.next : start;
  const isBetween = tokens[opening]?.kind === 'between';
  const at = isBetween ? opening + 1 : opening;
  const [first, sign, last] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.kind !== 'clock' || last?.kind !== 'clock' || !sign) return null;
  if (!(isBetween ? ['and', 'dash', 'to'] : ['dash', 'to']).includes(sign.kind)) return null;
  const isPrefixed = before[0]?.meal != null && prefix === null;
  const suffix =
    prefix || (before.length > 0 && !isPrefixed && before[0]?.meal != null) ? null : readHint(tokens, at + 3);
  const hint =
    prefix ??
    (suffix && isSpanAhead(tokens, suffix.next) && before.length === 0 && !closesSpan(tokens, suffix.next)
      ? null
      : suffix);
  let next = hint && hint === suffix ? suffix.next : at + 3;
  const lasts = tokens[skipOpening(tokens, next)]?.kind;
  const lastsUntil = lasts === 'sameDay' || lasts === 'nextDay' ? lasts : null;
  if (lastsUntil) next = skipOpening(tokens, next) + 1;
  if (lastsUntil && tokens[next]?.kind === 'closing') next++;
  const { half = null, meal = null } = hint?.value ?? {};
  return { value: { start: first.clock, end: last.clock, half, meal, lastsUntil }, next };
}

function skipOpening(tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === 'opening' ? at + 1 : at;
}

/** "7-8 breakfast 12-1 lunch": the word belongs to the span before it only if a comma or an end follows. */
function isSpanAhead(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'clock';
}

function closesSpan(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === 'closing';
}

type Hint = { half: 'am' | 'pm' | null; meal: string | null };

function readHint(tokens: readonly Token[], start: number): Read<Hint> | null {
  const isOpened = tokens[start]?.kind === 'opening';
  const at = isOpened ? start + 1 : start;
  const token = tokens[at];
  if (token?.kind !== 'hint') return null;
  let next = at + 1;
  if (isOpened && tokens[next]?.kind !== 'closing') return null;
  while (['colon', 'dash', 'closing'].includes(tokens[next]?.kind ?? '')) next++;
  return { value: token, next };
}

/** Decides the half of the day of each span of one day. Returns null if one of them is unclear. */
export function intervalsOf(spans: readonly WrittenSpan[]): Interval[] | null {
  const intervals: Interval[] = [];
  for (const span of spans) {
    const interval = intervalOf(span, intervals[intervals.length - 1]?.end ?? null);
    if (!interval) return null;
    intervals.push(interval);
  }
  return intervals;
}

function intervalOf(span: WrittenSpan, previousEnd: number | null): Interval | null {
  if (![span.start, span.end].every(isTime)) return null;
  const interval = is24HourClock(span) ? on24HourClock(span) : on12HourClock(span, previousEnd);
  return interval && withNight(interval, span);
}

function isTime({ hour, minute, marker }: ClockNumber): boolean {
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return false;
  return marker === null || (hour > 0 && (hour <= 12 || marker === 'pm'));
}

export function is24HourClock({ start, end }: WrittenSpan): boolean {
  return [start, end].some(({ hour, isNamed }) => !isNamed && (hour > 12 || hour === 0));
}

function on24HourClock({ start, end }: WrittenSpan): Interval {
  const minuteOn24 = (clock: ClockNumber) =>
    clock.marker !== null && clock.hour <= 12 ? minuteIn(clock, clock.marker) : clock.hour * 60 + clock.minute;
  return { start: minuteOn24(start) % DAY, end: minuteOn24(end) };
}

function minuteIn({ hour, minute }: ClockNumber, half: 'am' | 'pm'): number {
  return (hour % 12) * 60 + minute + (half === 'pm' ? NOON : 0);
}

/** The minute at which hours that start at `start` end. Null if it could be in either half of the day. */
export function endAfter(start: number, clock: ClockNumber): number | null {
  if (!isTime(clock)) return null;
  const certain = clock.hour > 12 ? clock.hour * 60 + clock.minute : certainMinute(clock);
  if (certain !== null) return certain === 0 ? DAY : certain;
  const later = (['am', 'pm'] as const).map((half) => minuteIn(clock, half)).filter((minute) => minute > start);
  return later.length === 1 ? later[0]! : null;
}

/** The minute of a marked time, or of noon and midnight. */
function certainMinute(clock: ClockNumber): number | null {
  if (clock.isNamed) return clock.hour * 60;
  return clock.marker && minuteIn(clock, clock.marker);
}

function on12HourClock(span: WrittenSpan, previousEnd: number | null): Interval | null {
  const [start, end] = [certainMinute(span.start), certainMinute(span.end)];
  if (start !== null && end !== null) return { start, end };
  const interval =
    end !== null ? withBareStart(span, end, previousEnd) : withBareEnd(span, start ?? bareStart(span, previousEnd));
  return interval && isSameOn24HourClock(span, interval) ? interval : null;
}

/** "02:00-04:00" may be a 24-hour clock. "09:00-12:00" is the same on both. */
function isSameOn24HourClock({ start, end }: WrittenSpan, interval: Interval): boolean {
  if (!start.hasLeadingZero && !end.hasLeadingZero) return true;
  const isCertain = start.marker !== null || end.marker !== null;
  return (
    isCertain || (start.hour * 60 + start.minute === interval.start && end.hour * 60 + end.minute === interval.end)
  );
}

/** "2-3pm" is in the afternoon, but "9-5pm" starts in the morning. */
function withBareStart(span: WrittenSpan, end: number, previousEnd: number | null): Interval | null {
  const { start } = span;
  if (start.hour === span.end.hour && start.minute === span.end.minute && !span.end.isNamed) return null;
  if (end === 0) return null;
  const half = span.end.isNamed ? 'am' : span.end.marker!;
  const same = minuteIn(start, half);
  const isLater = (minute: number) => previousEnd === null || minute >= previousEnd;
  if (same < end && isLater(same)) return { start: same, end };
  const own = bareStart(span, previousEnd);
  return own !== null && own < end ? { start: own, end } : null;
}

function withBareEnd(span: WrittenSpan, start: number | null): Interval | null {
  if (start === null) return null;
  const { end, start: written } = span;
  // "9-9" is a day. "7-7" may be the night of a shelter.
  const isSame = end.hour === written.hour && end.minute === written.minute;
  if (isSame && (written.marker !== null || span.half !== null || start < 8 * 60 || start >= NOON)) return null;
  const marker = written.marker;
  if (marker && end.hour !== 12 && minuteIn(end, marker) > start) return { start, end: minuteIn(end, marker) };
  const later = (['am', 'pm'] as const).map((half) => minuteIn(end, half)).find((minute) => minute > start);
  return later === undefined ? null : { start, end: later };
}

/** A start of 7 to 11 is in the morning, 12 is noon, and 1 to 4 in the afternoon. 5 and 6 need a meal or a time of day. */
function bareStart({ start, half }: WrittenSpan, previousEnd: number | null): number | null {
  const [morning, afternoon] = [minuteIn(start, 'am'), minuteIn(start, 'pm')];
  if (half) return hintedStart(start, half);
  const usual = start.hour >= 7 && start.hour <= 11 ? morning : afternoon;
  const isUndecided = start.hour === 5 || start.hour === 6;
  if (previousEnd === null) return isUndecided ? null : usual;
  if (isUndecided) return morning >= previousEnd ? null : afternoon >= previousEnd ? afternoon : null;
  // "11-1, 10-11:30" is hardly at night.
  return [usual, afternoon].find((minute) => minute >= previousEnd && minute < latestBareStart) ?? null;
}

const latestBareStart = 21 * 60;

function hintedStart(start: ClockNumber, half: 'am' | 'pm'): number | null {
  if (half === 'am') return start.hour >= 5 && start.hour <= 11 ? minuteIn(start, 'am') : null;
  return start.hour >= 10 && start.hour <= 11 ? null : minuteIn(start, 'pm');
}

/** Earliest start of a night and its latest end. */
const nightStart = 14 * 60;
const nightEnd = 11 * 60;
const earliestDay = 5 * 60;
const latestAfterMidnight = 9 * 60;

/** Returns the interval with an end on the next day if it is a night, or null if it looks like a mistake. */
function withNight({ start, end }: Interval, span: WrittenSpan): Interval | null {
  const isWholeDay = start === 0 && (end === 0 || end >= DAY - 1);
  if (isWholeDay) return { start: 0, end: DAY };
  if (span.lastsUntil === 'nextDay') return end <= start ? { start, end: end + DAY } : null;
  const endsAtMidnight = end === 0 || end >= DAY - 1;
  if (span.lastsUntil === 'sameDay') return endsAtMidnight ? { start, end: DAY } : start < end ? { start, end } : null;
  if (endsAtMidnight) return start < NOON && span.end.marker === 'am' ? null : { start, end: DAY };
  if (end <= start) return start >= nightStart && end <= nightEnd ? { start, end: end + DAY } : null;
  if (start < earliestDay && start > 0) return end <= NOON ? { start, end } : null;
  return start === 0 && end > latestAfterMidnight ? null : { start, end };
}

/** Returns true if readers would take an interval for a mistake unless the text says "the same day". */
export function looksLikeMistake({ start, end }: Interval): boolean {
  const clock = { hour: 0, minute: 0, marker: null, isNamed: true, plain: null, hasLeadingZero: false };
  const span = { start: clock, end: clock, half: null, meal: null, lastsUntil: null };
  const read = withNight({ start, end: end > DAY ? end - DAY : end % DAY }, span);
  return read?.start !== start || read.end !== end;
}

/** Returns true if an evening until midnight and the morning after it are one night, as readers understand it. */
export function isNight(evening: Interval | undefined, morning: Interval | undefined): boolean {
  if (!evening || !morning) return false;
  const reachesMidnight = evening.end === DAY && morning.start === 0;
  return reachesMidnight && evening.start >= nightStart && morning.end <= nightEnd;
}
