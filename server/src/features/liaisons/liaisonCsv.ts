import { randomUUIDv7 } from 'node:crypto';
import { LiaisonInput } from '@amparo/domain/liaisons/liaison.ts';
import { checkRow } from '../../csv/checkRow.ts';
import type { CsvList } from '../../csv/csvList.ts';
import { LiaisonRepository, type LiaisonRow } from './liaisonRepository.ts';

const columns = ['county', 'schoolDistrict', 'displayName', 'title', 'email', 'phone', 'extension'] as const;

/** The CSV format of liaisons. `counties` are the region's. */
export function liaisonCsv(counties: readonly string[]): CsvList<LiaisonRow> {
  return {
    columns,
    async *pages(db) {
      yield await new LiaisonRepository(db).rows();
    },
    find: (db, ids, isLocked) => new LiaisonRepository(db).findRows(ids, isLocked),
    cellsOf: inputOf,
    nameOf: ({ displayName }) => displayName,
    reader: async () => (row, before) => {
      const checked = checkRow(LiaisonInput, { ...(before && inputOf(before)), ...row.changedCells });
      if ('errors' in checked) return checked;
      if (!counties.includes(checked.data.county)) return { errors: { county: 'NOT_ONE_OF' } };
      return { next: { ...(before ?? newLiaison()), ...checked.data } };
    },
    async write(trx, changes) {
      const liaisons = new LiaisonRepository(trx);
      for (const { before, next } of changes) {
        if (before) await liaisons.update(next.id, inputOf(next));
        else await liaisons.add(inputOf(next), next.id);
      }
    },
  };
}

function newLiaison(): LiaisonRow {
  const now = new Date();
  const empty = { county: '', schoolDistrict: '', displayName: '', title: '', email: '', phone: '', extension: '' };
  return { ...empty, id: randomUUIDv7(), isSample: false, createdAt: now, updatedAt: now };
}

function inputOf({ county, schoolDistrict, displayName, title, email, phone, extension }: LiaisonRow) {
  return { county, schoolDistrict, displayName, title, email, phone, extension };
}
