import type { ComparedService } from '@amparo/domain/services/duplicates/comparedService.ts';
import type { DuplicatePair, PairedService } from '@amparo/domain/services/duplicates/duplicateRoutes.ts';
import {
  type DuplicateReason,
  type DuplicateScore,
  LIKELY,
  scoreDuplicate,
} from '@amparo/domain/services/duplicates/scoreDuplicate.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { waitsForApproval } from '../../../database/conditions.ts';
import type { Page } from '../../../database/pages.ts';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';

export interface ScoredPair extends DuplicateScore {
  firstId: string;
  secondId: string;
}

/** Scores two services. Returns undefined unless they are likely one. */
export function pairOf(
  a: { id: string; compared: ComparedService },
  b: { id: string; compared: ComparedService },
): ScoredPair | undefined {
  const scored = scoreDuplicate(a.compared, b.compared);
  const [firstId, secondId] = inOrder(a.id, b.id);
  return scored.score < LIKELY ? undefined : { ...scored, firstId, secondId };
}

/** Adds or updates pairs. What an administrator decided about a pair stays. */
export async function savePairs(trx: Transaction<Database>, pairs: readonly ScoredPair[]): Promise<void> {
  if (pairs.length === 0) return;
  const rows = JSON.stringify(pairs);
  // A service that was purged meanwhile has no pairs.
  await sql`INSERT INTO duplicate_pairs (first_id, second_id, score, reasons)
    SELECT "firstId", "secondId", score, reasons
      FROM jsonb_to_recordset(${rows}::jsonb) AS r("firstId" uuid, "secondId" uuid, score float8, reasons text[])
      WHERE EXISTS (SELECT FROM services WHERE id = "firstId") AND EXISTS (SELECT FROM services WHERE id = "secondId")
    ON CONFLICT (first_id, second_id) DO UPDATE SET score = excluded.score, reasons = excluded.reasons`.execute(trx);
}

const openPairs = sql`FROM duplicate_pairs p JOIN services a ON a.id = p.first_id JOIN services b ON b.id = p.second_id
  WHERE p.dismissed_at IS NULL AND a.deleted_at IS NULL AND b.deleted_at IS NULL`;

type PairQuery = Page & {
  /** Only pairs with a service that waits for approval. */
  isWaiting?: boolean | undefined;
  /** Only pairs with this service. */
  service?: string | undefined;
  limit: number;
};

/** The pairs that nobody has decided about, the likeliest first. */
export async function listPairs(
  db: Kysely<Database>,
  { isWaiting = false, service, limit, skip = 0 }: PairQuery,
): Promise<{ data: DuplicatePair[]; total: number }> {
  const waits = (alias: 'a' | 'b') => waitsForApproval(alias);
  const isWith = service === undefined ? sql`true` : sql`${service}::uuid IN (p.first_id, p.second_id)`;
  const chosen = sql`${openPairs} AND ${isWith} AND ${isWaiting ? sql`(${waits('a')} OR ${waits('b')})` : sql`true`}`;
  const { rows } = await sql<Omit<DuplicatePair, 'reasons'> & { reasons: DuplicateReason[] }>`
    SELECT ${pairedService('a')} AS first, ${pairedService('b')} AS second, p.score, p.reasons ${chosen}
    ORDER BY p.score DESC, p.first_id, p.second_id LIMIT ${limit} OFFSET ${skip}`.execute(db.withoutPlugins());
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${chosen}`.execute(db);
  return { data: rows, total: counted.rows[0]!.total };
}

/** A pair is two services, or may be one again. Returns false if it is no pair. */
export async function decidePair(
  db: Kysely<Database>,
  [a, b]: readonly [string, string],
  decision: { isDuplicate: boolean; userId: string; at: Temporal.Instant },
): Promise<boolean> {
  const [firstId, secondId] = inOrder(a, b);
  const { numUpdatedRows } = await db
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

function pairedService(alias: 'a' | 'b') {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<PairedService>`jsonb_build_object('id', ${column('id')}, 'name', ${column('name')},
    'address1', ${column('address1')}, 'city', ${column('city')}, 'phone', ${column('phone')},
    'isApproved', ${column('is_approved')}, 'sourceName', ${column('source_name')})`;
}

function inOrder(a: string, b: string): [string, string] {
  return a < b ? [a, b] : [b, a];
}
