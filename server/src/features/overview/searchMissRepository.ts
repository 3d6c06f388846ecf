import { createHash } from 'node:crypto';
import type { MissedSearch } from '@amparo/domain/overview/overview.ts';
import { countyAt } from '@amparo/domain/places/countyAt.ts';
import type { Coordinates } from '@amparo/domain/places/distance.ts';
import { findPlaceInText } from '@amparo/domain/places/gazetteer/findPlaceInText.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { detectEmergency } from '@amparo/domain/understanding/danger/detectEmergency.ts';
import { foldText } from '@amparo/domain/understanding/words/foldText.ts';
import { type Kysely, sql } from 'kysely';
import type { Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';

/** A search of which no service came. */
export interface SearchMiss {
  q: string;
  near: Coordinates | undefined;
}

interface Options {
  gazetteer: Gazetteer;
  regionCounties: string[];
  /** The region's time zone, by which days are counted. */
  zone: string;
  warn: (error: Error) => void;
}

const KEPT_DAYS = 30;
/** Words are kept once so many asked, or somebody did on another day. */
const ENOUGH_ASKS = 3;
const ENOUGH_DAYS = 2;
const LONGEST_LETTERS = 60;
const MOST_WORDS = 6;
/** What a flood may write: no more at a time, and no more rows a day. */
const MOST_AT_ONCE = 20;
const MOST_A_DAY = 2000;

/** What people searched for and did not find: words alone, counted by day and county. */
export class SearchMissRepository {
  readonly #db: Kysely<Database>;
  readonly #options: Options;
  #waiting = 0;

  constructor(db: Kysely<Database>, options: Options) {
    this.#db = db.withoutPlugins();
    this.#options = options;
  }

  /** After the answer, which waits for none of this. */
  note(missed: SearchMiss, at: Temporal.Instant): void {
    if (this.#waiting >= MOST_AT_ONCE) return;
    this.#waiting += 1;
    setImmediate(() => {
      this.store(missed, at)
        .catch(this.#options.warn)
        .finally(() => {
          this.#waiting -= 1;
        });
    });
  }

  /** Counts the words of a search, unless they may tell of a person. */
  async store({ q, near }: SearchMiss, at: Temporal.Instant): Promise<void> {
    if (isPersonal(q) || detectEmergency(q) !== null) return;
    const { gazetteer, regionCounties, zone } = this.#options;
    const place = findPlaceInText(gazetteer, q, { regionCounties });
    const words = foldText(place?.rest ?? q);
    if (words.length < 3 || words.length > LONGEST_LETTERS || words.split(' ').length > MOST_WORDS) return;
    const county = place?.county ?? (near && countyAt(gazetteer.counties, near)) ?? '';
    const day = dayOf(at, zone);
    const hash = createHash('sha256').update(words).digest();
    await this.#db.transaction().execute(async (trx) => {
      await sql`INSERT INTO search_misses AS m (word_hash, day, county)
        SELECT ${hash}, ${day}, ${county} WHERE (SELECT count(*) FROM search_misses WHERE day = ${day}) < ${MOST_A_DAY}
        ON CONFLICT (word_hash, day, county) DO UPDATE SET asks = m.asks + 1`.execute(trx);
      await sql`UPDATE search_misses SET words = ${words} WHERE word_hash = ${hash} AND words IS NULL AND (
        SELECT sum(asks) >= ${ENOUGH_ASKS} OR count(DISTINCT day) >= ${ENOUGH_DAYS} FROM search_misses
        WHERE word_hash = ${hash})`.execute(trx);
    });
  }

  /** The most wanted first. What is only the beginning of other words was being typed: it is left out. */
  async list({ limit, skip = 0 }: Page, at: Temporal.Instant): Promise<{ data: MissedSearch[]; total: number }> {
    const since = dayOf(at.subtract({ hours: KEPT_DAYS * 24 }), this.#options.zone);
    const { rows } = await sql<MissedSearch & { total: number }>`
      WITH missed AS (
        SELECT words, nullif(county, '') AS county, sum(asks)::int AS asks, max(day) AS day
        FROM search_misses WHERE words IS NOT NULL AND day >= ${since} GROUP BY words, county)
      SELECT words, county, asks, day::text AS "lastDay", count(*) OVER ()::int AS total FROM missed a
      WHERE NOT EXISTS (SELECT FROM missed b WHERE starts_with(b.words, a.words) AND b.words <> a.words AND b.asks >= a.asks
        AND b.county IS NOT DISTINCT FROM a.county)
      ORDER BY asks DESC, day DESC, words, county LIMIT ${limit} OFFSET ${skip}`.execute(this.#db);
    return { data: rows.map(({ total: _, ...missed }) => missed), total: rows[0]?.total ?? 0 };
  }
}

/** Forgets what was searched for longer ago. */
export async function purgeSearchMisses(db: Kysely<Database>, at: Temporal.Instant): Promise<void> {
  const before = new Date(at.subtract({ hours: (KEPT_DAYS + 1) * 24 }).epochMilliseconds);
  await sql`DELETE FROM search_misses WHERE day < ${before}`.execute(db);
}

function dayOf(at: Temporal.Instant, zone: string): string {
  return at.toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Numbers of telephones, houses and people, and e-mail addresses. */
function isPersonal(q: string): boolean {
  return /[\d@]|https?:|www\./i.test(q);
}
