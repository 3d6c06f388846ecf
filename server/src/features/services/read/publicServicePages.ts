import type { PublicService } from '@amparo/domain/hsds/toHsdsService.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { responseColumns, type ServiceRow, storedService } from './serviceRow.ts';

const PAGE_SIZE = 200;

/** All published services as guests see them, in the order of their ids. `zone` is the region's time zone. */
export async function* publicServicePages(db: Kysely<Database>, zone: string): AsyncGenerator<PublicService[]> {
  for (let last: string | null = null; ; ) {
    const { rows }: { rows: ServiceRow[] } = await sql<ServiceRow>`SELECT ${responseColumns} FROM services s
      WHERE s.is_approved AND (${last}::uuid IS NULL OR s.id > ${last}::uuid) ORDER BY s.id LIMIT ${PAGE_SIZE}`.execute(
      db.withoutPlugins(),
    );
    if (rows.length > 0) yield rows.map((row) => ({ ...storedService(row, false), timeZone: row.ownTimeZone ?? zone }));
    if (rows.length < PAGE_SIZE) return;
    last = rows.at(-1)!.id;
  }
}
