import { randomUUIDv7 } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { AuditKind } from '@amparo/domain/audit/auditKinds.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';

const KEPT_DAYS = 180;

interface AuditEvent {
  kind: AuditKind;
  /** The account that it is about. Null if there is none: what was typed could be a password. */
  userId: string | null;
  /** The person who did it, if it was another one. */
  actorId?: string | undefined;
  /** The client's address. Only its network is stored. */
  address: string;
  detail?: string;
}

/** Records an event. The same event within an hour only counts up, so that nobody can fill the disk. */
export async function recordAudit(
  db: Kysely<Database>,
  { kind, userId, actorId = undefined, address, detail = '' }: AuditEvent,
  now: Temporal.Instant,
): Promise<void> {
  const at = toDate(now);
  const entry = { kind, userId, actorId: actorId ?? null, network: networkOf(address), detail };
  const { numUpdatedRows } = await db
    .updateTable('auditEntries')
    .set((row) => ({ times: row('times', '+', 1), lastAt: at }))
    .where('kind', '=', kind)
    .where('network', '=', entry.network)
    .where('detail', '=', detail)
    .where(sql<boolean>`user_id IS NOT DISTINCT FROM ${userId} AND actor_id IS NOT DISTINCT FROM ${entry.actorId}`)
    .where('firstAt', '>', toDate(now.subtract({ hours: 1 })))
    .where('firstAt', '<=', at)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await db
    .insertInto('auditEntries')
    .values({ id: randomUUIDv7(), ...entry, firstAt: at, lastAt: at })
    .execute();
}

export async function deleteExpiredAudit(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  const before = toDate(now.subtract({ hours: 24 * KEPT_DAYS }));
  await db.deleteFrom('auditEntries').where('lastAt', '<', before).execute();
}

/** `203.0.113.0` or `2001:db8:1::`: the network of an address. It tells attacks apart, and does not identify a home. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0');
  const groups = address.split('::')[0]!.split(':').slice(0, 3);
  return address.includes(':') ? `${groups.join(':')}::` : '';
}
