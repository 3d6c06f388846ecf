import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { sql, type Transaction } from 'kysely';
import { nextUpdatedAt } from '../../../database/nextUpdatedAt.ts';
import type { Database } from '../../../database/schema.ts';
import type { ServiceState } from '../persistence/serviceState.ts';

/** A state as JSON has it. */
type StoredState = Omit<ServiceState, 'verifiedAt' | 'bedsUpdatedAt' | 'deletedAt' | 'updatedAt'> &
  Record<'verifiedAt' | 'bedsUpdatedAt', string | null>;

interface SourceRecordKey {
  sourceId: string;
  externalId: string;
}

/** What followed to the service that stays. */
export interface Followed {
  likes: number;
  feedbacks: string[];
  notifications: string[];
  /** The hashes of the tokens, in hexadecimal. */
  confirmationLinks: string[];
  bedLinks: string[];
  /** The records from which directories update it. */
  sourceRecords: SourceRecordKey[];
  /** The services that are none of the two, as somebody decided about the merged one. */
  dismissed: string[];
}

/** Everything that undoing a merge needs. */
export interface MergeUndo {
  before: StoredState;
  after: StoredState;
  other: { isApproved: boolean; source: ServiceInput['source'] };
  followed: Followed;
}

export interface FoundMerge {
  keptId: string;
  undo: MergeUndo;
  /** A later merge into the same service must be undone first. */
  hasLater: boolean;
}

interface Ids {
  from: string;
  to: string;
}

/** The merges of services, in a transaction. */
export class MergeRepository {
  readonly #trx: Transaction<Database>;

  constructor(trx: Transaction<Database>) {
    this.#trx = trx;
  }

  async add(
    { kept, other, next, followed }: Record<'kept' | 'other' | 'next', ServiceState> & { followed: Followed },
    { at, by }: { at: Date; by: string },
  ): Promise<void> {
    const { isApproved, input } = other;
    const undo: MergeUndo = {
      ...{ before: storedState(kept), after: storedState(next), followed },
      other: { isApproved, source: input.source },
    };
    // The record stays known if the kept service has one of its own.
    const left = next.input.source === input.source ? null : input.source;
    await this.#trx
      .insertInto('serviceMerges')
      .values({
        ...{ mergedId: other.id, keptId: kept.id, mergedAt: at, mergedBy: by },
        // The kept service is locked, so no other merge into it gets the same position.
        position: sql`(SELECT coalesce(max(position), 0) + 1 FROM service_merges WHERE kept_id = ${kept.id})`,
        ...{ sourceName: left?.name ?? null, sourceId: left?.id ?? null, undo: JSON.stringify(undo) },
      })
      .execute();
  }

  async findKept(mergedId: string): Promise<string | undefined> {
    const found = await this.#trx
      .selectFrom('serviceMerges')
      .select('keptId')
      .where('mergedId', '=', mergedId)
      .where('undo', 'is not', null)
      .executeTakeFirst();
    return found?.keptId;
  }

  /** Removes a merge and returns it. Undefined if somebody has undone it meanwhile. */
  async take(mergedId: string): Promise<FoundMerge | undefined> {
    const { rows } =
      await sql<FoundMerge>`DELETE FROM service_merges m WHERE m.merged_id = ${mergedId} AND m.undo IS NOT NULL
        RETURNING m.kept_id, m.undo, EXISTS (SELECT FROM service_merges later
          WHERE later.kept_id = m.kept_id AND later.position > m.position AND later.undo IS NOT NULL) AS has_later`.execute(
        this.#trx,
      );
    return rows[0];
  }

  async setSource(id: string, source: ServiceInput['source']): Promise<void> {
    const columns = { sourceName: source?.name ?? null, sourceId: source?.id ?? null };
    await this.#trx.updateTable('services').set(columns).where('id', '=', id).execute();
  }

  async restore(id: string, { isApproved, source }: MergeUndo['other']): Promise<void> {
    const restored = { isApproved, deletedAt: null, updatedAt: nextUpdatedAt('services') };
    await this.#trx.updateTable('services').set(restored).where('id', '=', id).execute();
    await this.setSource(id, source);
  }

  follow(ids: Ids): Promise<Followed> {
    return follow(this.#trx, ids);
  }

  goBack(ids: Ids, followed: Followed): Promise<void> {
    return goBack(this.#trx, ids, followed);
  }
}

function storedState({ deletedAt: _, updatedAt: __, ...state }: ServiceState): StoredState {
  const text = (time: Date | null) => time?.toISOString() ?? null;
  return { ...state, verifiedAt: text(state.verifiedAt), bedsUpdatedAt: text(state.bedsUpdatedAt) };
}

/** Everything that refers to a service refers to another one from now on. */
async function follow(trx: Transaction<Database>, { from, to }: Ids): Promise<Followed> {
  const moved = async (table: 'feedbacks' | 'notifications') => {
    const { rows } = await sql<{ id: string }>`UPDATE ${sql.table(table)} SET service_id = ${to}
      WHERE service_id = ${from} RETURNING id`.execute(trx);
    return rows.map(({ id }) => id).sort();
  };
  const tokens = async (links: 'confirmation_links' | 'bed_links', isMoved = sql`true`) => {
    const { rows } = await sql<{ token: string }>`UPDATE ${sql.table(links)} SET service_id = ${to}
      WHERE service_id = ${from} AND ${isMoved} RETURNING encode(token_hash, 'hex') AS token`.execute(trx);
    return rows.map(({ token }) => token).sort();
  };
  const { rows: kudos } = await sql<{ likes: number }>`UPDATE service_kudos k SET likes = k.likes + o.likes
    FROM service_kudos o WHERE k.service_id = ${to} AND o.service_id = ${from} RETURNING o.likes`.execute(trx);
  const { rows: sourceRecords } = await sql<SourceRecordKey>`UPDATE source_records SET service_id = ${to}
    WHERE service_id = ${from} RETURNING source_id, external_id`.execute(trx);
  return {
    sourceRecords,
    likes: kudos[0]?.likes ?? 0,
    feedbacks: await moved('feedbacks'),
    notifications: await moved('notifications'),
    confirmationLinks: await tokens('confirmation_links'),
    // A shelter has one link. The one that stays here still counts the beds of the kept shelter.
    bedLinks: await tokens('bed_links', sql`NOT EXISTS (SELECT FROM bed_links WHERE service_id = ${to})`),
    dismissed: await copyDismissals(trx, { from, to }),
  };
}

/** A service that is no duplicate of the merged one is no duplicate of the kept one. */
async function copyDismissals(trx: Transaction<Database>, { from, to }: Ids): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH known AS (
      SELECT CASE WHEN first_id = ${from} THEN second_id ELSE first_id END AS id, score, reasons, dismissed_at, dismissed_by
      FROM duplicate_pairs WHERE ${from} IN (first_id, second_id) AND dismissed_at IS NOT NULL),
    copied AS (
      INSERT INTO duplicate_pairs (first_id, second_id, score, reasons, dismissed_at, dismissed_by)
      SELECT least(id, ${to}::uuid), greatest(id, ${to}::uuid), score, reasons, dismissed_at, dismissed_by
      FROM known WHERE id <> ${to}
      ON CONFLICT (first_id, second_id) DO UPDATE
        SET dismissed_at = excluded.dismissed_at, dismissed_by = excluded.dismissed_by
        WHERE duplicate_pairs.dismissed_at IS NULL
      RETURNING first_id, second_id)
    SELECT CASE WHEN first_id = ${to} THEN second_id ELSE first_id END AS id FROM copied ORDER BY id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The notifications about the merge of a service. */
export function mergeKey(mergedId: string): string {
  return `merged ${mergedId}`;
}

/** What followed goes back, unless it is gone. What came later stays. */
async function goBack(trx: Transaction<Database>, { from, to }: Ids, followed: Followed): Promise<void> {
  const back = async (table: 'feedbacks' | 'notifications', ids: string[]) => {
    await sql`UPDATE ${sql.table(table)} SET service_id = ${to}
      WHERE service_id = ${from} AND id = ANY (${ids}::uuid[])`.execute(trx);
  };
  const linksBack = async (links: 'confirmation_links' | 'bed_links', tokens: string[]) => {
    await sql`UPDATE ${sql.table(links)} SET service_id = ${to}
      WHERE service_id = ${from} AND encode(token_hash, 'hex') = ANY (${tokens})`.execute(trx);
  };
  await sql`UPDATE service_kudos SET likes = greatest(likes - ${followed.likes}::int, 0)
    WHERE service_id = ${from}`.execute(trx);
  await sql`DELETE FROM notifications WHERE key = ${mergeKey(to)}`.execute(trx);
  for (const { sourceId, externalId } of followed.sourceRecords)
    await sql`UPDATE source_records SET service_id = ${to}
      WHERE source_id = ${sourceId} AND external_id = ${externalId} AND service_id = ${from}`.execute(trx);
  await back('feedbacks', followed.feedbacks);
  await back('notifications', followed.notifications);
  await linksBack('confirmation_links', followed.confirmationLinks);
  await linksBack('bed_links', followed.bedLinks);
  await sql`DELETE FROM duplicate_pairs WHERE dismissed_at IS NOT NULL
    AND ((first_id = ${from} AND second_id = ANY (${followed.dismissed}::uuid[]))
      OR (second_id = ${from} AND first_id = ANY (${followed.dismissed}::uuid[])))`.execute(trx);
}
