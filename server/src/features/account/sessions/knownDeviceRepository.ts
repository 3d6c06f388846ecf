import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { type Client, DEVICE_DAYS } from '../../../http/client.ts';
import { hashToken } from '../../../http/opaqueToken.ts';

interface UsedDevice {
  userId: string;
  client: Client;
  now: Temporal.Instant;
}

/** The devices on which people have signed in, so that strangers' attempts do not lock a person out. */
export class KnownDeviceRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Remembers a device. Returns `another` if the person has used only other devices before. */
  async remember({ userId, client, now }: UsedDevice): Promise<'first' | 'known' | 'another'> {
    const lastUsedAt = toDate(now);
    const deviceHash = hashToken(client.rememberDevice());
    const devices = await this.#db
      .selectFrom('knownDevices')
      .select('deviceHash')
      .where('userId', '=', userId)
      .execute();
    await this.#db
      .insertInto('knownDevices')
      .values({ userId, deviceHash, lastUsedAt })
      .onConflict((conflict) => conflict.columns(['userId', 'deviceHash']).doUpdateSet({ lastUsedAt }))
      .execute();
    if (devices.length === 0) return 'first';
    return devices.some((known) => known.deviceHash.equals(deviceHash)) ? 'known' : 'another';
  }

  /** Forgets all devices but this one, on which the person has just set a new password. */
  async rememberOnly(used: UsedDevice): Promise<void> {
    await this.#db.deleteFrom('knownDevices').where('userId', '=', used.userId).execute();
    await this.remember(used);
  }

  /** Whether the owner of the email has signed in on this device. */
  async isKnown(email: string, { device }: Client): Promise<boolean> {
    if (device === null) return false;
    const found = await this.#db
      .selectFrom('knownDevices')
      .innerJoin('users', 'users.id', 'knownDevices.userId')
      .select('users.id')
      .where('knownDevices.deviceHash', '=', hashToken(device))
      .where(sql`lower(users.email)`, '=', email)
      .executeTakeFirst();
    return found !== undefined;
  }

  async deleteExpired(now: Temporal.Instant): Promise<void> {
    const expired = toDate(now.subtract({ hours: 24 * DEVICE_DAYS }));
    await this.#db.deleteFrom('knownDevices').where('lastUsedAt', '<', expired).execute();
  }
}
