import { randomUUIDv7 } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { AuditKind } from '@amparo/domain/audit/auditKinds.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';

const RETENTION_DAYS = 180;

interface AuditEvent {
  kind: AuditKind;
  /** The account that it is about. Null if there is none. The typed email is not stored: people sometimes type a password there. */
  userId: string | null;
  /** The person who did it, if it was another one. */
  actorId?: string | undefined;
  /** The client's address. Only its network is stored. Empty for a command on the server. */
  address: string;
  detail?: string;
}

/** Records an event. Repeats within an hour increase `times`. This limits the table's size. */
export async function recordAudit(
  db: Kysely<Database>,
  { kind, userId, actorId, address, detail = '' }: AuditEvent,
  now: Temporal.Instant,
): Promise<void> {
  const at = toDate(now);
  await sql`INSERT INTO audit_entries (id, kind, user_id, actor_id, network, detail, first_at, last_at)
    VALUES (${randomUUIDv7()}, ${kind}, ${userId}, ${actorId ?? null}, ${networkOf(address)}, ${detail}, ${at}, ${at})
    ON CONFLICT (kind, network, detail, user_id, actor_id, date_trunc('hour', first_at AT TIME ZONE 'UTC'))
    DO UPDATE SET times = audit_entries.times + 1, last_at = greatest(audit_entries.last_at, excluded.last_at)`.execute(
    db,
  );
}

/** Older entries are neither shown nor stored. */
export function oldestAudit(now: Temporal.Instant): Date {
  return toDate(now.subtract({ hours: 24 * RETENTION_DAYS }));
}

export async function deleteExpiredAudit(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('auditEntries').where('lastAt', '<', oldestAudit(now)).execute();
}

/** `203.0.113.0` or `2001:db8:1::`: the network of an address. It tells attacks apart, and does not identify a home. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0');
  const groups = address.split('::')[0]!.split(':').slice(0, 3);
  return address.includes(':') ? `${groups.join(':')}::` : '';
}
