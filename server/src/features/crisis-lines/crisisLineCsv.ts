import { randomUUIDv7 } from 'node:crypto';
import { CrisisLineInput } from '@amparo/domain/crisis-lines/crisisLineInput.ts';
import { type Selectable, sql } from 'kysely';
import type { BulkList } from '../../csv/bulkList.ts';
import { cellOf, readCell } from '../../csv/cellValues.ts';
import { checkRow } from '../../csv/checkRow.ts';
import type { Cells } from '../../csv/writeCsv.ts';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import type { Database } from '../../database/schema.ts';

type CrisisLine = Selectable<Database['crisisLines']>;

const columns = [
  ...(['name', 'description', 'descriptionEs', 'phone', 'text', 'chatWebLink', 'website'] as const),
  ...(['area', 'areaEs', 'time', 'timeEs', 'isUrgent'] as const),
];

/** The CSV format of crisis lines, in the administrators' order. New lines come last. */
export const crisisLineCsv: BulkList<CrisisLine> = {
  columns,
  async *pages(db) {
    yield await db.selectFrom('crisisLines').selectAll().orderBy('position').orderBy('id').execute();
  },
  async find(db, ids, isLocked) {
    const rows = await db
      .selectFrom('crisisLines')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .$if(isLocked, (query) => query.forNoKeyUpdate())
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  },
  cellsOf: (line) => Object.fromEntries(columns.map((column) => [column, cellOf(line[column])])),
  nameOf: ({ name }) => name,
  reader: async () => (row, before) => {
    const checked = checkRow(CrisisLineInput, { ...(before && inputOf(before)), ...valuesOf(row.said) });
    return 'errors' in checked ? checked : { next: { ...(before ?? newCrisisLine()), ...checked.data } };
  },
  async write(trx, changes) {
    for (const { before, next } of changes) {
      const input = inputOf(next);
      const position = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM crisis_lines)`;
      if (!before)
        await trx
          .insertInto('crisisLines')
          .values({ id: next.id, ...input, position })
          .execute();
      else
        await trx
          .updateTable('crisisLines')
          .set({ ...input, updatedAt: nextUpdatedAt('crisis_lines') })
          .where('id', '=', next.id)
          .execute();
    }
  },
};

function valuesOf({ isUrgent, ...texts }: Cells): Record<string, unknown> {
  return { ...texts, ...(isUrgent === undefined ? {} : { isUrgent: readCell.flag(isUrgent) }) };
}

function newCrisisLine(): CrisisLine {
  const now = new Date();
  const texts = { name: '', description: '', descriptionEs: '', phone: '', text: '', chatWebLink: '', website: '' };
  const rest = { area: '', areaEs: '', time: '', timeEs: '', isUrgent: false, position: 0 };
  return { ...texts, ...rest, id: randomUUIDv7(), createdAt: now, updatedAt: now };
}

function inputOf({ id: _, position: __, createdAt: ___, updatedAt: ____, ...input }: CrisisLine) {
  return input;
}
