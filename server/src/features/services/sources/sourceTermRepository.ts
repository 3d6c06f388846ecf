import type { SourceMeanings } from '@amparo/domain/hsds/readTerms.ts';
import type { TermMeaning } from '@amparo/domain/sources/sourceKinds.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { CountedTerm } from './runLines.ts';

/** What administrators decided about the terms of a source. */
export async function readMeanings(db: Kysely<Database>, sourceId: string): Promise<SourceMeanings> {
  const decided = db.selectFrom('sourceTerms').select(['term', 'meanings']).where('sourceId', '=', sourceId);
  const rows = await decided.where('meanings', 'is not', null).execute();
  return new Map(rows.map(({ term, meanings }) => [term, meanings ?? []]));
}

/** Stores the terms of a run, and how many services have them. */
export async function countTerms(
  trx: Transaction<Database>,
  sourceId: string,
  terms: ReadonlyMap<string, CountedTerm>,
): Promise<void> {
  if (terms.size === 0) return;
  const [keys, counted] = [[...terms.keys()], [...terms.values()]];
  await sql`INSERT INTO source_terms (source_id, term, name, services)
    SELECT ${sourceId}, * FROM unnest(${keys}::text[], ${counted.map(({ name }) => name)}::text[],
      ${counted.map(({ services }) => services)}::int[])
    ON CONFLICT (source_id, term) DO UPDATE SET name = excluded.name,
      services = greatest(excluded.services, source_terms.services)`.execute(trx);
}

/** The terms of a source: those that nobody has decided about first, then the most frequent ones. */
export async function listTerms(
  db: Kysely<Database>,
  { sourceId, skip, limit }: { sourceId: string; skip: number; limit: number },
) {
  const terms = db.selectFrom('sourceTerms').where('sourceId', '=', sourceId);
  const data = await terms
    .select(['term', 'name', 'services', 'meanings'])
    .orderBy(sql`meanings IS NOT NULL`)
    .orderBy('services', 'desc')
    .orderBy('term')
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await terms.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { data, total };
}

/** Decides what terms mean. Null: as Amparo understands the words. */
export async function decideTerms(
  db: Kysely<Database>,
  sourceId: string,
  decided: readonly { term: string; meanings: TermMeaning[] | null }[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { term, meanings } of decided)
      await trx
        .updateTable('sourceTerms')
        .set({ meanings })
        .where('sourceId', '=', sourceId)
        .where('term', '=', term)
        .execute();
  });
}
