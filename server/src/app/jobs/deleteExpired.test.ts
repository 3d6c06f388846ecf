import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-kit/testDatabase.ts';
import { toDate } from '../../database/toDate.ts';
import { deleteExpired } from './deleteExpired.ts';

const now = Temporal.Instant.from('2026-11-21T09:00:00Z');

test('deletes expired rows and keeps the others', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const date = (age: Temporal.DurationLike) => toDate(now.add(age));
  const ages = {
    over: { end: { seconds: -1 }, begun: { hours: -193 }, written: { hours: -31 * 24 }, used: { hours: -401 * 24 } },
    good: { end: { seconds: 1 }, begun: { hours: -191 }, written: { hours: -29 * 24 }, used: { hours: -399 * 24 } },
  };
  for (const [name, age] of Object.entries(ages)) {
    const expiresAt = date(age.end);
    const mark = Buffer.from(name);
    const userId = randomUUIDv7();
    await db
      .insertInto('users')
      .values({ id: userId, email: `${name}@example.org`, displayName: name, role: 'USER' })
      .execute();
    await db.insertInto('sessions').values({ tokenHash: mark, userId, expiresAt }).execute();
    await db.insertInto('signInChallenges').values({ tokenHash: mark, userId, method: 'local', expiresAt }).execute();
    await db
      .insertInto('knownDevices')
      .values({ userId, deviceHash: mark, lastUsedAt: date(age.used) })
      .execute();
    await db.insertInto('resetTokens').values({ tokenHash: mark, userId, expiresAt }).execute();
    await db.insertInto('emailProofTokens').values({ tokenHash: mark, userId, expiresAt }).execute();
    await db
      .insertInto('rateLimits')
      .values({ key: name, expire: date(age.end).getTime() })
      .execute();
    await db
      .insertInto('signInFlows')
      .values({ keyHash: mark, method: 'google', back: '/', language: 'en', expiresAt })
      .execute();
    await db
      .insertInto('signInCodes')
      .values({ codeHash: mark, method: 'google', subject: name, email: null, displayName: name, expiresAt })
      .execute();
    await db
      .insertInto('idempotencyKeys')
      .values({ subject: mark, inputHash: mark, begunAt: date(age.begun) })
      .execute();
    await db
      .insertInto('mails')
      .values({ id: userId, recipient: name, subject: name, text: '', createdAt: date(age.written) })
      .execute();
  }
  await deleteExpired(db, now);
  for (const [table, column] of [
    ['sessions', 'token_hash'],
    ['sign_in_challenges', 'token_hash'],
    ['known_devices', 'device_hash'],
    ['reset_tokens', 'token_hash'],
    ['email_proof_tokens', 'token_hash'],
    ['sign_in_flows', 'key_hash'],
    ['sign_in_codes', 'code_hash'],
    ['idempotency_keys', 'subject'],
  ]) {
    const { rows } = await database.pool.query(`SELECT convert_from(${column}, 'UTF8') AS name FROM ${table}`);
    expect(rows, table).toEqual([{ name: 'good' }]);
  }
  expect(await db.selectFrom('rateLimits').select('key').execute()).toEqual([{ key: 'good' }]);
  expect(await db.selectFrom('mails').select('subject').execute()).toEqual([{ subject: 'good' }]);
  await database.drop();
});
