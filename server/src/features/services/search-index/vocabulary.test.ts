import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Database } from '../../../database/schema.ts';
import { Vocabulary } from './vocabulary.ts';

/** No server listens at this address. */
const nowhere = () => new pg.Pool({ host: '127.0.0.1', port: 1 });

test('throws for each search while the words cannot be read, and at no other time', async () => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: nowhere() }) });
  const vocabulary = new Vocabulary(db, { changeCount: 0, inTime: (needed) => needed });
  await expect(vocabulary.words()).rejects.toThrow('ECONNREFUSED');
  await expect(vocabulary.words()).rejects.toThrow('ECONNREFUSED');
  // An unhandled rejection would end the test run here, and would end the server.
  await new Promise((resolve) => setImmediate(resolve));
});
