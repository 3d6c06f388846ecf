import { randomUUIDv7 } from 'node:crypto';
import type { RunFormat, RunProblem, RunRefusal, RunStatus } from '@amparo/domain/sources/sourceKinds.ts';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';

export type Run = Selectable<Database['sourceRuns']>;

/** A statement holds at most 65,535 values, and its texts are in memory. */
const LINES_AT_ONCE = 2000;
const TEXT_AT_ONCE = 8_000_000;

/** A line to store. `number` is what a person sees, such as the row of a table. Without it, lines are counted. */
export interface NewLine {
  number?: number;
  text: string;
}

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
    .values({ id: randomUUIDv7(), ...run, startedAt: afterOthers(run.sourceId, at) })
    .onConflict((conflict) => conflict.column('sourceId').where('finishedAt', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Runs of a source never begin at the same time, so that their order is known. */
function afterOthers(sourceId: string, at: Temporal.Instant): RawBuilder<Date> {
  return sql`greatest(${toDate(at)}::timestamptz, (
    SELECT max(started_at) + interval '1 millisecond' FROM source_runs WHERE source_id = ${sourceId}))`;
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

/** Stores lines of a run, after those that it has. Returns how many. */
export async function addLines(
  db: Kysely<Database>,
  runId: string,
  lines: Iterable<NewLine> | AsyncIterable<NewLine>,
): Promise<number> {
  const stored = db.selectFrom('sourceLines').select(({ fn }) => fn.max('line').as('last'));
  const { last: before } = (await stored.where('runId', '=', runId).executeTakeFirst()) ?? {};
  let [last, count, size] = [before ?? 0, 0, 0];
  let rows: { runId: string; line: number; record: string }[] = [];
  const flush = async () => {
    if (rows.length > 0) await db.insertInto('sourceLines').values(rows).execute();
    [rows, size] = [[], 0];
  };
  for await (const { number = 0, text } of lines) {
    // The numbers of several pages in one file repeat.
    last = Math.max(last + 1, number);
    // PostgreSQL stores no NUL, and valid JSON has none.
    rows.push({ runId, line: last, record: text.replaceAll('\0', ' ') });
    count += 1;
    size += text.length;
    if (rows.length === LINES_AT_ONCE || size > TEXT_AT_ONCE) await flush();
  }
  await flush();
  return count;
}

interface End {
  status: RunStatus;
  problem?: RunProblem | null;
  /** Why a file was refused, and in which line. */
  refusals?: readonly RunRefusal[];
  at: Temporal.Instant;
}

/** Ends a run, and forgets its lines. */
export async function endRun(
  db: Kysely<Database>,
  id: string,
  { status, problem = null, refusals, at }: End,
): Promise<void> {
  const found = refusals && { refusals: JSON.stringify(refusals) };
  await db
    .updateTable('sourceRuns')
    .set({ status, problem, finishedAt: toDate(at), ...found })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('sourceLines').where('runId', '=', id).execute();
}

/** Some lines of a run, in their order, after line `last`. Fewer than `limit` if they are long, but at least one. */
export async function readLines(
  db: Kysely<Database>,
  runId: string,
  { last, limit }: { last: number; limit: number },
): Promise<{ line: number; record: string }[]> {
  const sized = db
    .selectFrom('sourceLines')
    .select(['line', 'record'])
    .select(sql<number>`sum(octet_length(record)) OVER (ORDER BY line) - octet_length(record)`.as('bytesBefore'))
    .where('runId', '=', runId)
    .where('line', '>', last)
    .orderBy('line')
    .limit(limit);
  return db
    .selectFrom(sized.as('sized'))
    .select(['line', 'record'])
    .where('bytesBefore', '<', TEXT_AT_ONCE)
    .orderBy('line')
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
