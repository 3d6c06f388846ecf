import { MINUTE_MS } from '../../hours/calendarDay.ts';
import { localDate } from '../../hours/clockText.ts';
import type { Hours } from '../../hours/schedule.ts';
import { lastSeasonDay } from '../../hours/season.ts';
import { epochMsOf, isoOf } from '../../hours/wallClock.ts';
import { type HoursRules, hoursRules, isOpenDuring, type OpenStatus, statusAt } from '../../open-status/openStatus.ts';
import type { OpenAt } from '../../open-status/readOpenAt.ts';
import { RecentCache } from './recentCache.ts';

/** An instant, and the time zone of services without their own zone. */
export interface OpenMoment {
  at: Temporal.Instant;
  fallbackZone: string;
}

/** The number of cached periods: enough for the evenings, mornings, and weekends of the next days. */
const MOST_PERIODS = 32;
/** The number of cached time zones: the region's and those of visitors. */
const MOST_ZONES = 8;
/** A status that does not change within two years is computed again after this time. */
const UNCHANGING_MS = 60 * MINUTE_MS;

/** A service that opens later than this does not come before those that one can call (rules.md §5). */
const SOON_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * The rank of an open service. One that opens soon has the instant of its next opening, in milliseconds since 1970. One
 * that opens later has this instant after those that one can call.
 */
export const OPEN = 0;
const CALL_FOR_HOURS = 1e15;
const CLOSED = 2e15;

/** Whether a service with this rank says to call for its hours. */
export function isCallForHours(rank: number): boolean {
  return rank === CALL_FOR_HOURS;
}

/** Whether a service with this rank is closed, and does not open within seven days. */
export function isLongClosed(rank: number): boolean {
  return rank > CALL_FOR_HOURS;
}

const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;

/** Whether a service with this rank does not open within thirty days. */
export function isClosedForMonth(rank: number, at: Temporal.Instant): boolean {
  return rank > CALL_FOR_HOURS + at.epochMilliseconds + MONTH_MS;
}

/** The ranks of the patterns at a minute, and until when each stays the same. */
interface Ranks {
  at: number;
  ranks: Float64Array;
  until: Float64Array;
}

interface Pattern {
  rules: HoursRules;
  zone: string | undefined;
}

/** The patterns as a device stores them. */
export interface StoredPatterns {
  texts: string[];
  /** The numbers of seasons. */
  seasons: number[];
}

/** The hours of all services, each pattern once. Many services share a pattern, so few must be evaluated. */
export class HoursPatterns {
  readonly #texts: string[] = [];
  /** Read when they are needed: a list of a device evaluates few. */
  readonly #patterns: (Pattern | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  /** The last day of each pattern that is a season. */
  readonly #seasons = new Map<number, { lastDay: string; zone: string | undefined }>();
  readonly #openAt = new RecentCache<boolean[]>(MOST_PERIODS);
  readonly #ranks = new RecentCache<Ranks>(MOST_ZONES);

  /**
   * `text` is the column `hours` of the index: the schedules, the closings, `isContact`, and the zone if there is one.
   */
  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.push(text) - 1;
    this.#numbers.set(text, number);
    const { hours, zone } = readText(text);
    this.#patterns[number] = { rules: hoursRules(hours), zone };
    this.#noteSeason(number, hours, zone);
    return number;
  }

  #noteSeason(number: number, hours: Hours, zone: string | undefined): void {
    const lastDay = lastSeasonDay(hours);
    if (lastDay !== null) this.#seasons.set(number, { lastDay, zone });
  }

  toStored(): StoredPatterns {
    return { texts: this.#texts, seasons: [...this.#seasons.keys()] };
  }

  /** Adds stored patterns without evaluating them. Only before others are added. */
  restore({ texts, seasons }: StoredPatterns): void {
    for (const text of texts) this.#numbers.set(text, this.#texts.push(text) - 1);
    for (const number of seasons) {
      const { hours, zone } = readText(texts[number]!);
      this.#noteSeason(number, hours, zone);
    }
  }

  #patternOf(number: number): Pattern {
    const known = this.#patterns[number];
    if (known) return known;
    const { hours, zone } = readText(this.#texts[number]!);
    const pattern = { rules: hoursRules(hours), zone };
    this.#patterns[number] = pattern;
    return pattern;
  }

  /** Whether the hours of this number are only date ranges, which end some day. */
  isSeason(number: number): boolean {
    return this.#seasons.has(number);
  }

  /** The numbers of the hours of a season that is over, as in `endedSeason`. Throws RangeError for an unknown zone. */
  endedSeasons({ at, fallbackZone }: OpenMoment): ReadonlySet<number> {
    const now = isoOf(at.epochMilliseconds);
    const today = new Map<string, string>();
    const ended = new Set<number>();
    for (const [number, { lastDay, zone = fallbackZone }] of this.#seasons) {
      if (!today.has(zone)) today.set(zone, localDate(now, zone));
      if (lastDay < today.get(zone)!) ended.add(number);
    }
    return ended;
  }

  /** Whether each pattern is open at some moment of the period, by the clock of each service. */
  openAt({ from, until }: OpenAt, fallbackZone: string): readonly boolean[] {
    const key = `${from}/${until} ${fallbackZone}`;
    const open = this.#openAt.get(key) ?? [];
    this.#openAt.set(key, open);
    const instants = new Map<string, [number, number]>();
    for (let number = open.length; number < this.#texts.length; number += 1) {
      const { rules, zone = fallbackZone } = this.#patternOf(number);
      if (!instants.has(zone)) instants.set(zone, [instantIn(from, zone), instantIn(until, zone)]);
      open.push(isOpenDuring(rules, ...instants.get(zone)!, zone));
    }
    return open;
  }

  /**
   * Returns a function that computes the rank of a pattern. `OPEN` is first, exactly if openStatus returns `open`. Then the
   * soonest opening within seven days, call for hours, later openings, and closed (rules.md §5). The function throws
   * RangeError for an unknown zone.
   */
  openingRankOf({ at, fallbackZone }: OpenMoment): (number: number) => number {
    // Hours begin and end with minutes.
    const now = Math.floor(at.epochMilliseconds / MINUTE_MS) * MINUTE_MS;
    const before = this.#ranks.get(fallbackZone);
    const known =
      before && before.at <= now ? before : { at: now, ranks: new Float64Array(), until: new Float64Array() };
    known.at = now;
    known.ranks = grown(known.ranks, this.#texts.length);
    known.until = grown(known.until, this.#texts.length);
    this.#ranks.set(fallbackZone, known);
    const { ranks, until } = known;
    return (number) => {
      if (now < until[number]!) return ranks[number]!;
      const { rules, zone = fallbackZone } = this.#patternOf(number);
      const status = statusAt(rules, at, zone);
      ranks[number] = rankOf(status, now);
      until[number] = rankChangeOf(status, now);
      return ranks[number]!;
    };
  }
}

function readText(text: string): { hours: Hours; zone: string | undefined } {
  const [schedules, closeSchedules, isContact, zone] = text.split('\n');
  const hours: Hours = {
    schedules: JSON.parse(schedules!),
    closeSchedules: JSON.parse(closeSchedules!),
    isContact: isContact === 't',
  };
  return { hours, zone };
}

/** The same numbers, with room for this many. */
function grown(numbers: Float64Array, length: number): Float64Array {
  if (numbers.length >= length) return numbers;
  const more = new Float64Array(Math.ceil(1.25 * length));
  more.set(numbers);
  return more;
}

/** A local time that does not exist moves forward, and one that occurs twice means the first (rules.md §1). */
function instantIn(local: string, zone: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}

function rankOf(status: OpenStatus, now: number): number {
  if (status.kind === 'open') return OPEN;
  if (status.kind === 'contact' || status.kind === 'unknown') return CALL_FOR_HOURS;
  if (status.kind !== 'closed' || status.opensAt === null) return CLOSED;
  const opensAt = epochMsOf(status.opensAt);
  return opensAt - now <= SOON_MS ? opensAt : CALL_FOR_HOURS + opensAt;
}

/** When the rank can change. */
function rankChangeOf(status: OpenStatus, now: number): number {
  const change = status.kind === 'open' ? status.until : status.kind === 'closed' ? status.opensAt : null;
  if (change === null) return now + UNCHANGING_MS;
  const changesAt = epochMsOf(change);
  const isLater = status.kind === 'closed' && changesAt - now > SOON_MS;
  return isLater ? changesAt - SOON_MS : changesAt;
}
