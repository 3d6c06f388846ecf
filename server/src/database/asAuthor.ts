import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Runs a write in one transaction. The history of the directories names the viewer (0027_directory_changes.sql). */
export function asAuthor<Result>(
  db: Kysely<Database>,
  author: { id: string } | 'region',
  write: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await setAuthor(trx, author);
    return write(trx);
  });
}

/** Returns a function that writes with a repository in one transaction of the given author. */
export function authoredWrites<Repository>(
  db: Kysely<Database>,
  create: (trx: Transaction<Database>) => Repository,
): <Result>(author: { id: string }, write: (repository: Repository) => Promise<Result>) => Promise<Result> {
  return (author, write) => asAuthor(db, author, (trx) => write(create(trx)));
}

/** Names the author of the changes of this transaction. `region`: data of a region's folder, which are no changes. */
export async function setAuthor(trx: Transaction<Database>, author: { id: string } | 'region'): Promise<void> {
  await sql`SELECT set_config('amparo.author', ${author === 'region' ? author : author.id}, true)`.execute(trx);
}

/** Runs in the transaction of `db`, or in a new one. */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db as Transaction<Database>) : db.transaction().execute(work);
}

/** Runs in a new transaction. Within a transaction, a failure undoes only what `work` has done. */
export async function inSavepoint<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (!db.isTransaction) return db.transaction().execute(work);
  await sql`SAVEPOINT step`.execute(db);
  try {
    const result = await work(db as Transaction<Database>);
    await sql`RELEASE SAVEPOINT step`.execute(db);
    return result;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT step`.execute(db);
    throw error;
  }
}
