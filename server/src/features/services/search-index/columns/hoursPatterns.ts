import { MINUTE_MS } from '@amparo/domain/services/hours/calendarDay.ts';
import { type HoursRow, hoursRows } from '@amparo/domain/services/hours/hoursRows.ts';
import { isOpenOn, type MomentDay, openMoment } from '@amparo/domain/services/hours/openMoment.ts';
import { LRUCache } from 'lru-cache';

/** When, and in which zone if a service has none of its own, services are open. */
export interface OpenMoment {
  at: Temporal.Instant;
  fallbackZone: string;
}

/** The current minute in the region's zone, and in the zones of visitors. */
const MOST_MOMENTS = 4;

/** The hours of all services, each pattern once: services share them, so that few have to be evaluated each minute. */
export class HoursPatterns {
  readonly #patterns: { rows: HoursRow[]; zone: string | undefined }[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #openAt = new LRUCache<string, boolean[]>({ max: MOST_MOMENTS });

  /** `text` is the column `hours` of the index: the schedules, the closings, whether to call, and the zone if there is one. */
  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const [schedules, closeSchedules, isContact, zone] = text.split('\n');
    const hours = { schedules: JSON.parse(schedules!), closeSchedules: JSON.parse(closeSchedules!) };
    this.#numbers.set(text, this.#patterns.length);
    return this.#patterns.push({ rows: hoursRows({ ...hours, isContact: isContact === 't' }), zone }) - 1;
  }

  /** Whether each pattern is open: exactly when openStatus says `open`. Throws RangeError for an unknown zone. */
  openAt({ at, fallbackZone }: OpenMoment): readonly boolean[] {
    const key = `${Math.floor(at.epochMilliseconds / MINUTE_MS)} ${fallbackZone}`;
    const open = this.#openAt.get(key) ?? [];
    this.#openAt.set(key, open);
    const moments = new Map<string, MomentDay[]>();
    for (const { rows, zone = fallbackZone } of this.#patterns.slice(open.length)) {
      if (!moments.has(zone)) moments.set(zone, openMoment(at, zone));
      open.push(isOpenOn(moments.get(zone)!, rows));
    }
    return open;
  }
}
