import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Client } from '../../http/client.ts';
import type { RateLimiter } from '../../http/limits/rateLimiter.ts';
import { KnownDeviceRepository } from './sessions/knownDeviceRepository.ts';

const SECONDS = 15 * 60;

/**
 * How often something may be tried for one email (rules.md §4), with or without an account. Nobody can lock out another
 * person: each address has its own count, and so has each device on which the person has signed in.
 * The limit for all other devices together is wider. It stops guessing from many addresses.
 */
class EmailLimit {
  readonly #devices: KnownDeviceRepository;
  readonly #perDevice: Limits;
  readonly #perAddress: Limits;
  readonly #together: Limits;

  constructor(db: Kysely<Database>, rateLimiter: RateLimiter, { name, max, together }: typeof limits.password) {
    const limit = (part: string, max: number) =>
      rateLimiter.limit({ name: `${name}${part}`, max, seconds: SECONDS, error: 'TOO_MANY_ATTEMPTS' });
    this.#devices = new KnownDeviceRepository(db);
    this.#perDevice = limit('-device', max);
    this.#perAddress = limit('-address', max);
    this.#together = limit('', together);
  }

  /** Counts an attempt. Throws if it is one too many. Returns the function that resets the counts after a success. */
  async assertAllowed(email: string, client: Client): Promise<() => Promise<void>> {
    if (await this.#devices.isKnown(email, client)) {
      const subject = `${email} ${client.device}`;
      await this.#perDevice.assertAllowed(subject);
      return () => this.#perDevice.reset(subject);
    }
    await this.#perAddress.assertAllowed(`${email} ${client.address}`);
    await this.#together.assertAllowed(email);
    return () => this.reset(email, client);
  }

  /** Resets the counts of this device, of its address, and of all devices together. */
  async reset(email: string, client: Client): Promise<void> {
    if (client.device) await this.#perDevice.reset(`${email} ${client.device}`);
    await this.#perAddress.reset(`${email} ${client.address}`);
    await this.#together.reset(email);
  }
}

type Limits = ReturnType<RateLimiter['limit']>;

/** `max` counts for one device or one address, `together` for all devices on which the person has not signed in. */
const limits = {
  password: { name: 'password', max: 10, together: 25 },
  secondFactor: { name: 'second-factor', max: 5, together: 10 },
  resetLink: { name: 'reset-link', max: 5, together: 10 },
  confirmLink: { name: 'confirm-link', max: 5, together: 10 },
};

export function emailLimits(db: Kysely<Database>, rateLimiter: RateLimiter) {
  return {
    password: new EmailLimit(db, rateLimiter, limits.password),
    secondFactor: new EmailLimit(db, rateLimiter, limits.secondFactor),
    resetLink: new EmailLimit(db, rateLimiter, limits.resetLink),
    confirmLink: new EmailLimit(db, rateLimiter, limits.confirmLink),
    /** A signed-in person who changes the password. Each session has its own count. */
    ownPassword: rateLimiter.limit({ name: 'own-password', max: 10, seconds: SECONDS, error: 'TOO_MANY_ATTEMPTS' }),
    /** A signed-in person who requests a link that proves the email. */
    ownEmailLink: rateLimiter.limit({ name: 'own-email-link', max: 3, seconds: SECONDS, error: 'TOO_MANY_ATTEMPTS' }),
    /** A signed-in person who types a code. Each account has its own count. */
    ownCode: rateLimiter.limit({ name: 'own-code', max: 5, seconds: SECONDS, error: 'TOO_MANY_ATTEMPTS' }),
  };
}

export type EmailLimits = ReturnType<typeof emailLimits>;
