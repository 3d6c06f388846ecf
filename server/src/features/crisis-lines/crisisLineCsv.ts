import { randomUUIDv7 } from 'node:crypto';
import { CrisisLineInput } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { cellOf, readCell } from '../../csv/cellValues.ts';
import { checkRow } from '../../csv/checkRow.ts';
import type { CsvList } from '../../csv/csvList.ts';
import type { Cells } from '../../csv/writeCsv.ts';
import { CrisisLineRepository, type CrisisLineRow } from './crisisLineRepository.ts';

const columns = [
  ...(['name', 'description', 'descriptionEs', 'phone', 'text', 'chatWebLink', 'website'] as const),
  ...(['area', 'areaEs', 'time', 'timeEs', 'isUrgent'] as const),
];

/** The CSV format of crisis lines, in the administrators' order. New lines come last. */
export const crisisLineCsv: CsvList<CrisisLineRow> = {
  columns,
  async *pages(db) {
    yield await new CrisisLineRepository(db).rows();
  },
  find: (db, ids, isLocked) => new CrisisLineRepository(db).findRows(ids, isLocked),
  cellsOf: (line) => Object.fromEntries(columns.map((column) => [column, cellOf(line[column])])),
  nameOf: ({ name }) => name,
  reader: async () => (row, before) => {
    const checked = checkRow(CrisisLineInput, { ...(before && inputOf(before)), ...valuesOf(row.changedCells) });
    return 'errors' in checked ? checked : { next: { ...(before ?? newCrisisLine()), ...checked.data } };
  },
  async write(trx, changes) {
    const lines = new CrisisLineRepository(trx);
    for (const { before, next } of changes) {
      if (before) await lines.update(next.id, inputOf(next));
      else await lines.add(inputOf(next), next.id);
    }
  },
};

function valuesOf({ isUrgent, ...texts }: Cells): Record<string, unknown> {
  return { ...texts, ...(isUrgent === undefined ? {} : { isUrgent: readCell.flag(isUrgent) }) };
}

function newCrisisLine(): CrisisLineRow {
  const now = new Date();
  const texts = { name: '', description: '', descriptionEs: '', phone: '', text: '', chatWebLink: '', website: '' };
  const rest = { area: '', areaEs: '', time: '', timeEs: '', isUrgent: false, position: 0 };
  return { ...texts, ...rest, id: randomUUIDv7(), createdAt: now, updatedAt: now };
}

function inputOf({ id: _, position: __, createdAt: ___, updatedAt: ____, ...input }: CrisisLineRow) {
  return input;
}
