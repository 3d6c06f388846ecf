import { createHash } from 'node:crypto';
import type { MissedSearch } from '@amparo/domain/overview/overview.ts';
import { countyAt } from '@amparo/domain/places/county.ts';
import type { Coordinates } from '@amparo/domain/places/distance.ts';
import { findPlaceInText } from '@amparo/domain/places/gazetteer/findPlaceInText.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { detectDanger } from '@amparo/domain/understanding/danger/detectDanger.ts';
import { foldText } from '@amparo/domain/understanding/words/foldText.ts';
import { type Kysely, sql } from 'kysely';
import type { Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';

/** A search without results. */
export interface SearchMiss {
  q: string;
  near: Coordinates | undefined;
}

interface Options {
  gazetteer: Gazetteer;
  regionCounties: string[];
  /** The region's time zone, which defines a day. */
  zone: string;
  warn: (error: Error) => void;
}

const RETENTION_DAYS = 30;
/** The text of a search becomes readable only after several searches, or on a second day. */
const MIN_SEARCHES = 3;
const MIN_DAYS = 2;
const MAX_LETTERS = 60;
const MAX_WORDS = 6;
/** Limits against floods: concurrent writes, and rows per day. */
const MAX_CONCURRENT_WRITES = 20;
const MAX_ROWS_PER_DAY = 2000;

/** Searches without results: only their words, counted by day and county. */
export class SearchMissRepository {
  readonly #db: Kysely<Database>;
  readonly #options: Options;
  #pendingWrites = 0;

  constructor(db: Kysely<Database>, options: Options) {
    this.#db = db.withoutPlugins();
    this.#options = options;
  }

  /** Counts a search in the background, so that the response does not wait. */
  record(miss: SearchMiss, at: Temporal.Instant): void {
    if (this.#pendingWrites >= MAX_CONCURRENT_WRITES) return;
    this.#pendingWrites += 1;
    setImmediate(() => {
      this.store(miss, at)
        .catch(this.#options.warn)
        .finally(() => {
          this.#pendingWrites -= 1;
        });
    });
  }

  /** Counts a search, unless its text may identify a person. */
  async store({ q, near }: SearchMiss, at: Temporal.Instant): Promise<void> {
    if (isPersonal(q) || detectDanger(q).level !== 'none') return;
    const { gazetteer, regionCounties, zone } = this.#options;
    const place = findPlaceInText(gazetteer, q, { regionCounties });
    const words = foldText(place?.rest ?? q);
    if (words.length < 3 || words.length > MAX_LETTERS || words.split(' ').length > MAX_WORDS) return;
    const county = place?.county ?? (near && countyAt(gazetteer.counties, near)?.name) ?? '';
    const day = dayOf(at, zone);
    const hash = createHash('sha256').update(words).digest();
    await this.#db.transaction().execute(async (trx) => {
      await sql`INSERT INTO search_misses AS m (word_hash, day, county)
        SELECT ${hash}, ${day}, ${county} WHERE (SELECT count(*) FROM search_misses WHERE day = ${day}) < ${MAX_ROWS_PER_DAY}
        ON CONFLICT (word_hash, day, county) DO UPDATE SET asks = m.asks + 1`.execute(trx);
      await sql`UPDATE search_misses SET words = ${words} WHERE word_hash = ${hash} AND words IS NULL AND (
        SELECT sum(asks) >= ${MIN_SEARCHES} OR count(DISTINCT day) >= ${MIN_DAYS} FROM search_misses
        WHERE word_hash = ${hash})`.execute(trx);
    });
  }

  /** Most frequent first. Omits the beginnings of other searches, which were still being typed. */
  async list({ limit, skip = 0 }: Page, at: Temporal.Instant): Promise<{ data: MissedSearch[]; total: number }> {
    const since = dayOf(at.subtract({ hours: RETENTION_DAYS * 24 }), this.#options.zone);
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

/** Removes searches older than the retention time. */
export async function purgeSearchMisses(db: Kysely<Database>, at: Temporal.Instant): Promise<void> {
  const before = toDate(at.subtract({ hours: (RETENTION_DAYS + 1) * 24 }));
  await sql`DELETE FROM search_misses WHERE day < ${before}`.execute(db);
}

function dayOf(at: Temporal.Instant, zone: string): string {
  return at.toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Digits (phone numbers, house numbers), email addresses and links. */
function isPersonal(q: string): boolean {
  return /[\d@]|https?:|www\./i.test(q);
}
