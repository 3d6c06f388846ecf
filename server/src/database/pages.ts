import { type Expression, type ReferenceExpression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

/** A page of a list: `limit` 0 or none means all. */
export interface Page {
  limit?: number | undefined;
  skip?: number | undefined;
}

/** Runs a query a page at a time and counts all its rows. For short lists: the count walks the whole query. */
export async function inPages<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit = 0, skip = 0 }: Page,
): Promise<{ rows: Row[]; total: number }> {
  const page = limit === 0 ? query.offset(skip) : query.limit(limit).offset(skip);
  const rows = await page.execute();
  if (skip === 0 && (limit === 0 || rows.length < limit)) return { rows, total: rows.length };
  const all = query.clearSelect().clearOrderBy() as SelectQueryBuilder<DB, TB, object>;
  const counted = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirst();
  return { rows, total: (counted as { total: number } | undefined)?.total ?? 0 };
}

/** Lower than every id of a record. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Reads all rows in the order of their ids, in batches of `size`. `readAfter` reads the first batch with higher ids than its
 * argument. The next batch is read while one is in use.
 */
export async function* readById<Row extends { id: string }>(
  size: number,
  readAfter: (id: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let reading: Promise<Row[]> | undefined = readAfter(FIRST_ID); reading; ) {
    const rows: Row[] = await reading;
    reading = rows.length < size ? undefined : readAfter(rows.at(-1)!.id);
    // An error is thrown when the batch is awaited, not while this one is in use.
    reading?.catch(() => undefined);
    if (rows.length > 0) yield rows;
  }
}

/** Whether any of the columns contains the text. Ignores case and accents. */
export function containsText(text: string, columns: string[]): Expression<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const all = sql.join(
    columns.map((column) => sql.ref(column as ReferenceExpression<never, never> & string)),
    sql`, `,
  );
  return sql<boolean>`unaccent(concat_ws(' ', ${all})) ILIKE unaccent(${pattern})`;
}
