import { type Kysely, sql } from 'kysely';
import { recordAudit } from '../../../audit/auditLog.ts';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { type Client, DEVICE_DAYS } from '../../../http/client.ts';
import { hashToken } from '../../../http/opaqueToken.ts';
import { startSession } from '../../../http/session.ts';
import type { Notifier } from '../../../notifications/notifier.ts';

/** Starts a session, remembers the device, and records the sign-in. Returns the token of the session. */
export async function startSessionOnDevice(
  db: Kysely<Database>,
  signIn: {
    userId: string;
    client: Client;
    now: Temporal.Instant;
    notifier: Notifier;
    publicUrl: string;
    hasSecondFactor?: boolean;
  },
): Promise<string> {
  const { userId, client, now, notifier, publicUrl, hasSecondFactor = false } = signIn;
  if ((await rememberDevice(db, signIn)) === 'another') {
    const details = { device: client.deviceName || 'none', reset: `${publicUrl}/forgot_password` };
    await notifier.notify(db, { kind: 'newDevice', to: [userId], details });
  }
  await recordAudit(db, { kind: 'SIGN_IN', userId, address: client.address }, now);
  return startSession(db, userId, now, { device: client.deviceName, hasSecondFactor });
}

/**
 * Remembers on which devices a person has signed in, so that strangers' attempts do not lock the person out. Returns
 * `another` if the person has used only other devices before.
 */
async function rememberDevice(
  db: Kysely<Database>,
  { userId, client, now }: { userId: string; client: Client; now: Temporal.Instant },
): Promise<'first' | 'known' | 'another'> {
  const lastUsedAt = toDate(now);
  const deviceHash = hashToken(client.rememberDevice());
  const devices = await db.selectFrom('knownDevices').select('deviceHash').where('userId', '=', userId).execute();
  await db
    .insertInto('knownDevices')
    .values({ userId, deviceHash, lastUsedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'deviceHash']).doUpdateSet({ lastUsedAt }))
    .execute();
  if (devices.length === 0) return 'first';
  return devices.some((known) => known.deviceHash.equals(deviceHash)) ? 'known' : 'another';
}

/** Whether the owner of the email has signed in on this device. */
export async function isKnownDevice(db: Kysely<Database>, email: string, { device }: Client): Promise<boolean> {
  if (device === null) return false;
  const found = await db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .select('users.id')
    .where('knownDevices.deviceHash', '=', hashToken(device))
    .where(sql`lower(users.email)`, '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets all devices but this one, on which the person has just set a new password. */
export async function rememberOnlyDevice(
  db: Kysely<Database>,
  change: { userId: string; client: Client; now: Temporal.Instant },
): Promise<void> {
  await db.deleteFrom('knownDevices').where('userId', '=', change.userId).execute();
  await rememberDevice(db, change);
}

export async function deleteExpiredDevices(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  const expired = toDate(now.subtract({ hours: 24 * DEVICE_DAYS }));
  await db.deleteFrom('knownDevices').where('lastUsedAt', '<', expired).execute();
}
