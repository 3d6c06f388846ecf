import { randomUUIDv7 } from 'node:crypto';
import type { OpenDatabase } from '../../database/database.ts';
import { startSession } from '../../http/session.ts';

/** Returns the token of an administrator, and adds one if there is none. */
export async function administratorOf({ database: { db } }: { database: Pick<OpenDatabase, 'db'> }): Promise<string> {
  const email = 'ada@example.org';
  const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (known) return startSession(db, known.id);
  const id = randomUUIDv7();
  await db
    .insertInto('users')
    .values({ id, email, displayName: 'Ada Sample', role: 'ADMINISTRATOR', passwordHash: null })
    .execute();
  return startSession(db, id);
}
