import { MINUTE_MS } from '@amparo/domain/services/hours/calendarDay.ts';
import { openMoment } from '@amparo/domain/services/hours/openMoment.ts';
import type { Hours } from '@amparo/domain/services/hours/schedule.ts';
import { openStatus } from '@amparo/domain/services/openStatus.ts';
import { LRUCache } from 'lru-cache';
import { isOpenAt, type MinuteRanges, minutesAt, openMinuteRanges } from './openMinuteRanges.ts';

/** When, and in which zone if a service has none of its own, services are open. */
export interface OpenMoment {
  at: Temporal.Instant;
  fallbackZone: string;
}

interface Pattern {
  /** As `indexedColumns` selects it. */
  text: string;
  zone: string | undefined;
  /** Null if there are too many: openStatus decides. */
  ranges: MinuteRanges | null;
}

/** The current minute in the region's zone, and in the zones of visitors. */
const KEPT_MOMENTS = 4;

/** The hours of all services, each pattern once: services share them, so that few have to be evaluated each minute. */
export class HoursPatterns {
  readonly #patterns: Pattern[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #openAt = new LRUCache<string, boolean[]>({ max: KEPT_MOMENTS });

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#patterns.length);
    return this.#patterns.push({ text, zone: text.split('\n')[3], ranges: openMinuteRanges(readHours(text)) }) - 1;
  }

  /** Whether each pattern is open: exactly when openStatus says `open`. Throws RangeError for an unknown zone. */
  openAt(moment: OpenMoment): readonly boolean[] {
    const key = `${Math.floor(moment.at.epochMilliseconds / MINUTE_MS)} ${moment.fallbackZone}`;
    const open = this.#openAt.get(key) ?? [];
    this.#openAt.set(key, open);
    const minutesIn = new Map<string, number[] | null>();
    for (const pattern of this.#patterns.slice(open.length)) open.push(isPatternOpen(pattern, moment, minutesIn));
    return open;
  }
}

function isPatternOpen(
  { text, zone: ownZone, ranges }: Pattern,
  { at, fallbackZone }: OpenMoment,
  minutesIn: Map<string, number[] | null>,
): boolean {
  const zone = ownZone ?? fallbackZone;
  if (!minutesIn.has(zone)) minutesIn.set(zone, minutesAt(openMoment(at, zone)));
  const minutes = minutesIn.get(zone) ?? null;
  if (minutes && ranges) return isOpenAt(ranges, minutes);
  return openStatus(readHours(text), at, zone).kind === 'open';
}

function readHours(text: string): Hours {
  const [schedules, closeSchedules, isContact] = text.split('\n');
  return {
    schedules: JSON.parse(schedules ?? ''),
    closeSchedules: JSON.parse(closeSchedules ?? ''),
    isContact: isContact === 't',
  };
}
