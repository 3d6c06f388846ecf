import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Changes } from '../../../database/changes.ts';
import type { Database } from '../../../database/schema.ts';
import { Vocabulary } from './vocabulary.ts';

/** Nothing listens there. */
const nowhere = () => new pg.Pool({ host: '127.0.0.1', port: 1 });

test('words that cannot be read are an error for who asks for them, each time, and for nobody else', async () => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: nowhere() }) });
  const vocabulary = new Vocabulary(db, { onChange: () => undefined } as unknown as Changes);
  await expect(vocabulary.words()).rejects.toThrow('ECONNREFUSED');
  await expect(vocabulary.words()).rejects.toThrow('ECONNREFUSED');
  // An error that nobody awaits would end the run here, as it would end the server.
  await new Promise((resolve) => setImmediate(resolve));
});
