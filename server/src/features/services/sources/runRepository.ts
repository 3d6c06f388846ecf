import { randomUUIDv7 } from 'node:crypto';
import type { RunFormat, RunProblem, RunStatus } from '@amparo/domain/sources/sourceKinds.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';

export type Run = Selectable<Database['sourceRuns']>;

/** A statement holds at most 65,535 values. */
const LINES_AT_ONCE = 2000;

interface NewRun {
  sourceId: string;
  format: RunFormat;
  status: RunStatus;
  isComplete: boolean;
  userId: string | null;
}

/** Begins a run, or returns undefined if the source has one that is not over. */
export async function beginRun(db: Kysely<Database>, run: NewRun, at: Temporal.Instant): Promise<Run | undefined> {
  return db
    .insertInto('sourceRuns')
    .values({ id: randomUUIDv7(), ...run, startedAt: toDate(at) })
    .onConflict((conflict) => conflict.column('sourceId').where('finishedAt', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findRun(db: Kysely<Database>, id: string): Promise<Run | undefined> {
  return db.selectFrom('sourceRuns').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The run of a source that is not over. */
export async function findOpenRun(db: Kysely<Database>, sourceId: string): Promise<Run | undefined> {
  const open = db.selectFrom('sourceRuns').selectAll().where('sourceId', '=', sourceId);
  return open.where('finishedAt', 'is', null).executeTakeFirst();
}

export async function findLastRun(
  db: Kysely<Database>,
  sourceId: string,
  which: { status?: RunStatus; isFull?: boolean } = {},
): Promise<Run | undefined> {
  return db
    .selectFrom('sourceRuns')
    .selectAll()
    .where('sourceId', '=', sourceId)
    .$if(which.status !== undefined, (query) => query.where('status', '=', which.status!))
    .$if(which.isFull === true, (query) => query.where('isComplete', '=', true).where('knownIds', 'is', null))
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateRun(
  db: Kysely<Database>,
  id: string,
  values: Partial<Pick<Run, 'status' | 'isConfirmed' | 'nextPage'>> & {
    knownIds?: string;
    counts?: string;
    refusals?: string;
  },
): Promise<void> {
  await db.updateTable('sourceRuns').set(values).where('id', '=', id).execute();
}

/** Stores lines of a run, after those that it has. */
export async function addLines(db: Kysely<Database>, runId: string, records: readonly string[]): Promise<void> {
  const last = db.selectFrom('sourceLines').select(({ fn }) => fn.max('line').as('line'));
  const { line } = (await last.where('runId', '=', runId).executeTakeFirst()) ?? {};
  for (let i = 0; i < records.length; i += LINES_AT_ONCE) {
    const batch = records.slice(i, i + LINES_AT_ONCE);
    const rows = batch.map((record, n) => ({ runId, line: (line ?? 0) + i + n + 1, record }));
    await db.insertInto('sourceLines').values(rows).execute();
  }
}

interface End {
  status: RunStatus;
  problem?: RunProblem | null;
  at: Temporal.Instant;
}

/** Ends a run, and forgets its lines. */
export async function endRun(db: Kysely<Database>, id: string, { status, problem = null, at }: End): Promise<void> {
  await db
    .updateTable('sourceRuns')
    .set({ status, problem, finishedAt: toDate(at) })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('sourceLines').where('runId', '=', id).execute();
}

/** Some lines of a run, in their order, after line `last`. */
export async function readLines(
  db: Kysely<Database>,
  runId: string,
  { last, limit }: { last: number; limit: number },
): Promise<{ line: number; record: string }[]> {
  return db
    .selectFrom('sourceLines')
    .select(['line', 'record'])
    .where('runId', '=', runId)
    .where('line', '>', last)
    .orderBy('line')
    .limit(limit)
    .execute();
}

/** Works on a source while no other process does. Does nothing if another one does. */
export async function withSourceLock(db: Kysely<Database>, sourceId: string, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`source ${sourceId}`}, 0)`;
    const { rows } = await sql<{ isMine: boolean }>`SELECT pg_try_advisory_lock(${key}) AS is_mine`.execute(connection);
    if (!rows[0]!.isMine) return;
    try {
      await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
