import type { SourceInput } from '@amparo/domain/sources/source.ts';
import type { CsvColumns } from '@amparo/domain/sources/sourceKinds.ts';
import type { ServiceSource, SourceRun } from '@amparo/domain/sources/sourceRoutes.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { nextUpdatedAt } from '../../../database/nextUpdatedAt.ts';
import type { Database } from '../../../database/schema.ts';
import { withoutTimeout } from '../../../database/timeouts.ts';
import { assertUnmodified } from '../../../http/assertUnmodified.ts';
import type { Run } from './runRepository.ts';

const RUNS_SHOWN = 20;

type SourceRow = Selectable<Database['sources']>;
type Counts = Pick<ServiceSource, 'services' | 'missing' | 'conflicts' | 'undecidedTerms'>;

export async function listSources(db: Kysely<Database>): Promise<ServiceSource[]> {
  return describe(db, await readSources(db));
}

export async function readSources(db: Kysely<Database>): Promise<SourceRow[]> {
  return db.selectFrom('sources').selectAll().orderBy(sql`lower(name)`).execute();
}

export async function findSource(db: Kysely<Database>, id: string): Promise<SourceRow | undefined> {
  return db.selectFrom('sources').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function describeSource(db: Kysely<Database>, row: SourceRow): Promise<ServiceSource> {
  return (await describe(db, [row]))[0]!;
}

export async function listRuns(db: Kysely<Database>, sourceId: string): Promise<SourceRun[]> {
  const rows = await db
    .selectFrom('sourceRuns')
    .selectAll()
    .where('sourceId', '=', sourceId)
    .orderBy('startedAt', 'desc')
    .limit(RUNS_SHOWN)
    .execute();
  return rows.map(toRun);
}

/** Returns undefined if another source has the name. */
export async function addSource(db: Kysely<Database>, input: SourceInput): Promise<SourceRow | undefined> {
  const { updatedAt: _none, ...values } = input;
  return db
    .insertInto('sources')
    .values(values)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Services repeat the name of their source, so a new name changes them. Returns 'taken' if another source has it. */
export async function editSource(
  db: Kysely<Database>,
  id: string,
  { updatedAt: ifUnmodifiedSince, ...input }: SourceInput,
): Promise<SourceRow | 'taken' | undefined> {
  return withoutTimeout(db, async (trx) => {
    const stored = await trx.selectFrom('sources').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!stored) return undefined;
    assertUnmodified(await describeSource(trx, stored), ifUnmodifiedSince);
    if (input.name !== stored.name) {
      const other = await trx.selectFrom('sources').select('id').where('name', '=', input.name).executeTakeFirst();
      if (other) return 'taken';
      await trx
        .updateTable('services')
        .set({ sourceName: input.name, updatedAt: nextUpdatedAt('services') })
        .where('sourceName', '=', stored.name)
        .execute();
      await trx
        .updateTable('serviceMerges')
        .set({ sourceName: input.name })
        .where('sourceName', '=', stored.name)
        .execute();
    }
    return trx
      .updateTable('sources')
      .set({ ...input, updatedAt: nextUpdatedAt('sources') })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Decides which column of a table has which field. */
export async function setColumns(db: Kysely<Database>, id: string, columns: CsvColumns): Promise<void> {
  await db
    .updateTable('sources')
    .set({ columns: JSON.stringify(columns) })
    .where('id', '=', id)
    .execute();
}

/** Its services stay. */
export async function removeSource(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sources').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export function toRun(run: Run): SourceRun {
  const { id, status, format, isComplete, counts, refusals, problem, startedAt, finishedAt } = run;
  const times = { startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
  return { id, status, format, isComplete, counts, refusals, problem, ...times };
}

async function describe(db: Kysely<Database>, rows: SourceRow[]): Promise<ServiceSource[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { rows: counted } = await sql<Counts & { id: string }>`SELECT o.id,
      (SELECT count(*)::int FROM source_records r WHERE r.source_id = o.id AND r.service_id IS NOT NULL) AS services,
      (SELECT count(*)::int FROM source_records r WHERE r.source_id = o.id AND r.missing_since IS NOT NULL) AS missing,
      (SELECT count(*)::int FROM source_conflicts c WHERE c.source_id = o.id) AS conflicts,
      (SELECT count(*)::int FROM source_terms t WHERE t.source_id = o.id AND t.meanings IS NULL) AS undecided_terms
    FROM sources o WHERE o.id = ANY (${ids}::uuid[])`.execute(db);
  const runs = await db
    .selectFrom('sourceRuns')
    .selectAll()
    .distinctOn('sourceId')
    .where('sourceId', 'in', ids)
    .orderBy('sourceId')
    .orderBy('startedAt', 'desc')
    .execute();
  const last = new Map(runs.map((run) => [run.sourceId, toRun(run)]));
  const counts = new Map(counted.map(({ id, ...count }) => [id, count]));
  return rows.map(({ columns: _columns, createdAt, updatedAt, ...row }) => ({
    ...row,
    ...counts.get(row.id)!,
    ...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    lastRun: last.get(row.id) ?? null,
  }));
}
