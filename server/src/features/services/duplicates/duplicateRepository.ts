import { type ComparedFields, comparedService, matchKeys } from '@amparo/domain/services/duplicates/comparedService.ts';
import type { DuplicatePair, PairedService } from '@amparo/domain/services/duplicates/duplicateRoutes.ts';
import type { DuplicateReason } from '@amparo/domain/services/duplicates/scoreDuplicate.ts';
import { nameKeyOf } from '@amparo/domain/services/search-index/nameKey.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { waitsForApproval } from '../../../database/conditions.ts';
import type { Page } from '../../../database/pages.ts';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { type Candidate, inOrder, type ScoredPair } from './candidate.ts';

/** PostgreSQL ranks the services with a common key. Those after the first ones have little in common. */
const MOST = 60;

/** The columns of a `Candidate`. */
export const candidateColumns = sql`id, name, alternate_names, address1, city, zip, phone, website, contact_email,
  longitude, latitude, schedules, type, is_approved, is_paused, is_address_confidential, owner_id`;

/** Services that are not deleted or closed for good. */
export const isComparable = sql<boolean>`deleted_at IS NULL AND NOT is_permanently_closed`;

/** Whether a source has two services as the places of one. They have the same name and number, and are no duplicates. */
export const areTwoPlaces = (first: RawBuilder<unknown>, second: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM source_records one JOIN source_records other
    ON other.record_id = one.record_id AND other.source_id = one.source_id
  WHERE one.record_id IS NOT NULL AND one.service_id = ${first} AND other.service_id = ${second})`;

const openPairs = sql`FROM duplicate_pairs p JOIN services a ON a.id = p.first_id JOIN services b ON b.id = p.second_id
  WHERE p.dismissed_at IS NULL AND a.deleted_at IS NULL AND b.deleted_at IS NULL`;

type PairQuery = Page & {
  /** Only pairs with a service that waits for approval. */
  isWaiting?: boolean | undefined;
  /** Only pairs with this service. */
  service?: string | undefined;
  limit: number;
};

/** The pairs of services that are likely one, and the services to compare with another one. */
export class DuplicateRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * Returns the services that share a key with another one: first those that share more than a word of
   * the name, then those with similar names.
   */
  async findCandidates(service: ComparedFields, exceptId: string | undefined): Promise<Candidate[]> {
    const keys = matchKeys(comparedService(service));
    const strong = keys.filter((key) => !key.startsWith('word '));
    const { rows } = await sql<Candidate>`SELECT ${candidateColumns} FROM services
      WHERE match_keys && ${keys}::text[] AND ${isComparable} AND id IS DISTINCT FROM ${exceptId ?? null}::uuid
        AND NOT ${areTwoPlaces(sql`${exceptId ?? null}::uuid`, sql`services.id`)}
      ORDER BY match_keys && ${strong}::text[] DESC, similarity(name_key, ${nameKeyOf(service.name)}) DESC, id
      LIMIT ${MOST}`.execute(this.#db);
    return rows;
  }

  /** The pairs that nobody has decided about, the likeliest first. */
  async list({ isWaiting = false, service, limit, skip = 0 }: PairQuery): Promise<{
    data: DuplicatePair[];
    total: number;
  }> {
    const waits = (alias: 'a' | 'b') => waitsForApproval(alias);
    const isWith = service === undefined ? sql`true` : sql`${service}::uuid IN (p.first_id, p.second_id)`;
    const chosen = sql`${openPairs} AND ${isWith} AND ${isWaiting ? sql`(${waits('a')} OR ${waits('b')})` : sql`true`}`;
    const { rows } = await sql<Omit<DuplicatePair, 'reasons'> & { reasons: DuplicateReason[] }>`
      SELECT ${pairedService('a')} AS first, ${pairedService('b')} AS second, p.score, p.reasons ${chosen}
      ORDER BY p.score DESC, p.first_id, p.second_id LIMIT ${limit} OFFSET ${skip}`.execute(this.#db.withoutPlugins());
    const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${chosen}`.execute(this.#db);
    return { data: rows, total: counted.rows[0]!.total };
  }

  /** A pair is two services, or may be one again. Returns false if it is no pair. */
  async decide(
    [a, b]: readonly [string, string],
    decision: { isDuplicate: boolean; userId: string; at: Temporal.Instant },
  ): Promise<boolean> {
    const [firstId, secondId] = inOrder(a, b);
    const { numUpdatedRows } = await this.#db
      .updateTable('duplicatePairs')
      .set(
        decision.isDuplicate
          ? { dismissedAt: null, dismissedBy: null }
          : { dismissedAt: toDate(decision.at), dismissedBy: decision.userId },
      )
      .where('firstId', '=', firstId)
      .where('secondId', '=', secondId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Adds or updates pairs. What an administrator decided about a pair stays. */
  async save(pairs: readonly ScoredPair[]): Promise<void> {
    if (pairs.length === 0) return;
    const rows = JSON.stringify(pairs);
    // A service that was purged meanwhile has no pairs.
    await sql`INSERT INTO duplicate_pairs (first_id, second_id, score, reasons)
      SELECT "firstId", "secondId", score, reasons
        FROM jsonb_to_recordset(${rows}::jsonb) AS r("firstId" uuid, "secondId" uuid, score float8, reasons text[])
        WHERE EXISTS (SELECT FROM services WHERE id = "firstId") AND EXISTS (SELECT FROM services WHERE id = "secondId")
      ON CONFLICT (first_id, second_id) DO UPDATE SET score = excluded.score, reasons = excluded.reasons`.execute(
      this.#db,
    );
  }

  /** Replaces the pairs of a service that nobody has decided about. */
  async replacePairsOf(id: string, pairs: readonly ScoredPair[]): Promise<void> {
    await this.#db
      .deleteFrom('duplicatePairs')
      .where((row) => row.or([row('firstId', '=', id), row('secondId', '=', id)]))
      .where('dismissedAt', 'is', null)
      .execute();
    await this.save(pairs);
  }
}

function pairedService(alias: 'a' | 'b') {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<PairedService>`jsonb_build_object('id', ${column('id')}, 'name', ${column('name')},
    'address1', ${column('address1')}, 'city', ${column('city')}, 'phone', ${column('phone')},
    'isApproved', ${column('is_approved')}, 'sourceName', ${column('source_name')})`;
}
