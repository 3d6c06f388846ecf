import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { FindCentroid } from '../input/locationPrecision.ts';
import { derivePrecision } from '../input/locationPrecision.ts';

const BATCH = 500;

/** Sets the precision of services from releases that did not store it. Each batch is a transaction of its own. */
export async function fillLocationPrecision(
  db: Kysely<Database>,
  findCentroid: FindCentroid,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await fillBatch(db, findCentroid)) === BATCH);
}

async function fillBatch(db: Kysely<Database>, findCentroid: FindCentroid): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('services')
      .select(['id', 'city', 'zip', 'state', 'longitude', 'latitude'])
      .where('locationPrecision', 'is', null)
      // Every writer locks in the same order, which prevents deadlocks.
      .orderBy('id')
      .limit(BATCH)
      .forNoKeyUpdate()
      .execute();
    const ids = rows.map(({ id }) => id);
    const precisions = rows.map(({ longitude, latitude, ...place }) => {
      const location = longitude === null || latitude === null ? null : { coordinates: pair(longitude, latitude) };
      return derivePrecision({ ...place, location }, findCentroid);
    });
    await sql`UPDATE services s SET location_precision = filled.precision
      FROM unnest(${ids}::uuid[], ${precisions}::text[]) AS filled(id, precision)
      WHERE s.id = filled.id`.execute(trx);
    return rows.length;
  });
}

function pair(longitude: number, latitude: number): [number, number] {
  return [longitude, latitude];
}
