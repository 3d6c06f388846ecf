import { DAY_MS, MINUTE_MS } from './calendarDay.ts';

const CHUNK_MS = 8 * DAY_MS;

/** Eight days of a zone: the offset at their start, and the offset after a clock change, if there is one. */
interface Chunk {
  offset: number;
  changesAt: number;
  offsetAfter: number;
}

/** A time zone's clock. Caches one result of Intl for each eight days, because Intl takes microseconds. */
export interface WallClock {
  readOffset(ms: number): number;
  chunks: Map<number, Chunk>;
}

const MAX_ZONES = 64;
const MAX_CHUNKS = 1_000;
const clocks = new Map<string, WallClock>();

/** Returns true for an IANA name (`Area/City`) that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    wallClockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns the clock of an IANA zone, or of a fixed offset such as `-06:00`. Throws a RangeError for an unknown zone. */
export function wallClockOf(timeZone: string): WallClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = { readOffset: offsetReader(timeZone), chunks: new Map() };
  if (clocks.size >= MAX_ZONES) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

function offsetReader(timeZone: string): (ms: number) => number {
  const fixed = /^([+-])([01]\d|2[0-3]):([0-5]\d)$/.exec(timeZone);
  if (fixed) {
    const offset = (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3])) * MINUTE_MS;
    return () => offset;
  }
  const twoDigits = '2-digit' as const;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: twoDigits,
    day: twoDigits,
    hour: twoDigits,
    minute: twoDigits,
    second: twoDigits,
  });
  return (ms) => {
    const [month, day, year, hour, minute, second] = format.format(ms).match(/\d+/g)!.map(Number) as number[];
    const local = Date.UTC(year!, month! - 1, day, hour, minute, second);
    return local - Math.floor(ms / 1_000) * 1_000;
  };
}

function chunkAt(clock: WallClock, ms: number): Chunk {
  const index = Math.floor(ms / CHUNK_MS);
  let chunk = clock.chunks.get(index);
  if (!chunk) {
    chunk = readChunk(clock, index * CHUNK_MS);
    if (clock.chunks.size >= MAX_CHUNKS) clock.chunks.clear();
    clock.chunks.set(index, chunk);
  }
  return chunk;
}

function readChunk(clock: WallClock, start: number): Chunk {
  const end = start + CHUNK_MS;
  const offset = clock.readOffset(start);
  const offsetAfter = clock.readOffset(end - 1);
  if (offset === offsetAfter) return { offset, changesAt: end, offsetAfter };
  let before = start;
  let changesAt = end;
  while (changesAt - before > 1_000) {
    const middle = before + Math.floor((changesAt - before) / 2_000) * 1_000;
    if (clock.readOffset(middle) === offset) before = middle;
    else changesAt = middle;
  }
  return { offset, changesAt, offsetAfter };
}

/** Returns how many milliseconds the zone is ahead of UTC at an instant (milliseconds since 1970). */
function offsetAt(clock: WallClock, ms: number): number {
  const chunk = chunkAt(clock, ms);
  return ms < chunk.changesAt ? chunk.offset : chunk.offsetAfter;
}

/** Returns the zone's offset between two instants (at most eight days apart), or null if it changes between them. */
export function steadyOffset(clock: WallClock, from: number, to: number): number | null {
  const first = chunkAt(clock, from);
  const offset = from < first.changesAt ? first.offset : first.offsetAfter;
  if (from < first.changesAt && to >= first.changesAt && first.offset !== first.offsetAfter) return null;
  return offset === offsetAt(clock, to) ? offset : null;
}

/** Returns the local day number and the milliseconds since local midnight at an instant. */
export function localTimeAt(clock: WallClock, ms: number): { dayNumber: number; clockMs: number } {
  const local = ms + offsetAt(clock, ms);
  const dayNumber = Math.floor(local / DAY_MS);
  return { dayNumber, clockMs: local - dayNumber * DAY_MS };
}

/**
 * Returns the instant (milliseconds since 1970) at which the clock of a local day shows a minute, 0 to 1440. A time that
 * does not exist moves forward, and a time that occurs twice means the first: Temporal's 'compatible' (rules.md §1).
 */
export function instantOf(clock: WallClock, dayNumber: number, minute: number): number {
  const local = dayNumber * DAY_MS + minute * MINUTE_MS;
  const earlier = offsetAt(clock, local - DAY_MS);
  const later = offsetAt(clock, local + DAY_MS);
  if (offsetAt(clock, local - earlier) === earlier) return local - earlier;
  if (offsetAt(clock, local - later) === later) return local - later;
  return local - earlier;
}

/** Converts an ISO text with `Z` or an offset, or a Temporal.Instant, to milliseconds since 1970. Throws a RangeError for others. */
export function epochMsOf(at: string | Temporal.Instant): number {
  if (typeof at !== 'string') return at.epochMilliseconds;
  const ms = /T.*(Z|[+-]\d\d(:?\d\d)?)$/i.test(at) ? Date.parse(at.replace(/(\.\d{3})\d+/, '$1')) : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`not an instant: ${at}`);
  return ms;
}

/** Formats an instant in UTC to the second: `2026-03-08T13:00:00Z`. */
export function isoOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
