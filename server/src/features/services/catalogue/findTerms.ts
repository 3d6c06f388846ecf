import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** What a word in a service's text says, where one in its name says 1. */
const IN_TEXT = 0.6;

/** A word by its stems: as text search asks for them in certain fields, and as names are asked for them. */
export interface WordTerm {
  tsquery: string;
  stems: string;
}

/** What services may have: a need of the lexicon, or a word. */
export type Term = { need: string } | WordTerm;

/** The services that have something, and how much of it each has: a need by its score, a word in the name 1, else less. */
export interface FoundTerm {
  ids: string[];
  shares: number[];
}

/** Lists of many thousands come sooner as two texts than as rows. */
interface WrittenTerm {
  n: number;
  ids: string | null;
  shares: string | null;
}

/** Which services offer each need: all of them, or some of the ids given. */
export async function findNeeds(
  db: Kysely<Database>,
  needs: readonly string[],
  among?: readonly string[],
): Promise<FoundTerm[]> {
  if (needs.length === 0) return [];
  const { rows } =
    await sql<WrittenTerm>`SELECT t.n::int, string_agg(f.service_id::text, ',') AS ids, string_agg(f.score::text, ',') AS shares
    FROM unnest(${needs}::text[]) WITH ORDINALITY AS t(need, n) JOIN service_needs f ON f.need = t.need
    WHERE ${isAmong('f.service_id', among)} GROUP BY t.n`.execute(db);
  return inOrder(needs, rows);
}

/** Which services have each word. */
export async function findWords(
  db: Kysely<Database>,
  words: readonly WordTerm[],
  among?: readonly string[],
): Promise<FoundTerm[]> {
  if (words.length === 0) return [];
  // Texts stand apart from their rows, packed: put together with nothing they are unpacked once, not for each word.
  const services = among
    ? sql`(SELECT id, name_words, search || '' AS search FROM services s WHERE ${isAmong('s.id', among)} OFFSET 0)`
    : sql`services`;
  const { rows } = await sql<WrittenTerm>`SELECT t.n::int, string_agg(f.id::text, ',') AS ids,
      string_agg(CASE WHEN f.name_words @@ t.stems::tsquery THEN '1' ELSE ${String(IN_TEXT)} END, ',') AS shares
    FROM unnest(${words.map(({ tsquery }) => tsquery)}::text[], ${words.map(({ stems }) => stems)}::text[])
      WITH ORDINALITY AS t(tsquery, stems, n) JOIN ${services} f ON f.search @@ t.tsquery::tsquery
    GROUP BY t.n`.execute(db);
  return inOrder(words, rows);
}

function isAmong(column: string, ids: readonly string[] | undefined): RawBuilder<boolean> {
  return ids ? sql`${sql.ref(column)} = ANY(${ids}::uuid[])` : sql`true`;
}

function inOrder(terms: readonly unknown[], rows: WrittenTerm[]): FoundTerm[] {
  const found: FoundTerm[] = terms.map(() => ({ ids: [], shares: [] }));
  for (const { n, ids, shares } of rows) {
    found[n - 1] = { ids: ids?.split(',') ?? [], shares: shares?.split(',').map(Number) ?? [] };
  }
  return found;
}
