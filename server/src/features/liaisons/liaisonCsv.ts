import { randomUUIDv7 } from 'node:crypto';
import { LiaisonInput } from '@amparo/domain/liaisons/liaisonInput.ts';
import type { Selectable } from 'kysely';
import type { BulkList } from '../../csv/bulkList.ts';
import { checkRow } from '../../csv/checkRow.ts';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import type { Database } from '../../database/schema.ts';

type Liaison = Selectable<Database['liaisons']>;

const columns = ['county', 'schoolDistrict', 'displayName', 'title', 'email', 'phone', 'extension'] as const;

/** The CSV format of liaisons. `counties` are the region's. */
export function liaisonCsv(counties: readonly string[]): BulkList<Liaison> {
  return {
    columns,
    async *pages(db) {
      yield await db
        .selectFrom('liaisons')
        .selectAll()
        .orderBy('county')
        .orderBy('schoolDistrict')
        .orderBy('displayName')
        .orderBy('id')
        .execute();
    },
    async find(db, ids, isLocked) {
      const rows = await db
        .selectFrom('liaisons')
        .selectAll()
        .where('id', 'in', ids)
        .orderBy('id')
        .$if(isLocked, (query) => query.forNoKeyUpdate())
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },
    cellsOf: inputOf,
    nameOf: ({ displayName }) => displayName,
    reader: async () => (row, before) => {
      const checked = checkRow(LiaisonInput, { ...(before && inputOf(before)), ...row.said });
      if ('errors' in checked) return checked;
      if (!counties.includes(checked.data.county)) return { errors: { county: 'NOT_ONE_OF' } };
      return { next: { ...(before ?? newLiaison()), ...checked.data } };
    },
    async write(trx, changes) {
      for (const { before, next } of changes) {
        const input = inputOf(next);
        if (!before)
          await trx
            .insertInto('liaisons')
            .values({ id: next.id, ...input })
            .execute();
        else
          await trx
            .updateTable('liaisons')
            // An edited entry no longer counts as a sample.
            .set({ ...input, isSample: false, updatedAt: nextUpdatedAt('liaisons') })
            .where('id', '=', next.id)
            .execute();
      }
    },
  };
}

function newLiaison(): Liaison {
  const now = new Date();
  const empty = { county: '', schoolDistrict: '', displayName: '', title: '', email: '', phone: '', extension: '' };
  return { ...empty, id: randomUUIDv7(), isSample: false, createdAt: now, updatedAt: now };
}

function inputOf({ county, schoolDistrict, displayName, title, email, phone, extension }: Liaison) {
  return { county, schoolDistrict, displayName, title, email, phone, extension };
}
