import { setImmediate } from 'node:timers/promises';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { ServiceNames } from '@amparo/domain/understanding/intents/serviceNames.ts';
import { StepwiseBuild } from '@amparo/domain/understanding/matching/stepwiseBuild.ts';
import { gatherNames, type NameColumns } from '@amparo/domain/understanding/names/nameColumns.ts';
import type { NameSource } from '@amparo/domain/understanding/names/nameTokens.ts';
import { type Kysely, sql } from 'kysely';
import { readById } from '../../../database/pages.ts';
import type { Database } from '../../../database/schema.ts';
import { DerivedValue } from './derivedValue.ts';
import type { SearchIndex } from './index.ts';

const BATCH = 2000;
/** Other requests wait at most about this long while the names are gathered: 100,000 services take seconds. */
const SLICE_MS = 10;

/** Lists are texts, because pg parses them slowly. */
interface NameRow {
  id: string;
  name: string;
  alternateNames: string;
  city: string;
  types: string;
  address1: string;
}

/** Finds the services that a text names. */
export function serviceNames(
  db: Kysely<Database>,
  index: SearchIndex,
  { placesByKey }: Gazetteer,
): () => Promise<ServiceNames> {
  const names = new DerivedValue(index, {
    name: 'names',
    make: () => gatherAll(db),
    open: (columns) => new ServiceNames(columns, (word) => placesByKey.has(word)),
  });
  return () => names.current();
}

async function gatherAll(db: Kysely<Database>): Promise<NameColumns> {
  const sources = await readSources(db.withoutPlugins());
  const building = new StepwiseBuild(() => gatherNames(sources));
  let sliceEnd = performance.now() + SLICE_MS;
  for (const _ of building.build()) {
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + SLICE_MS;
  }
  return building.get();
}

/** What people call the published services by. A confidential address is left out. */
async function readSources(db: Kysely<Database>): Promise<NameSource[]> {
  const readAfter = async (id: string) => {
    const { rows } = await sql<NameRow>`SELECT id, name, array_to_string(alternate_names, E'\t') AS "alternateNames",
        city, array_to_string(type, ',') AS types, CASE WHEN is_address_confidential THEN '' ELSE address1 END AS address1
      FROM services WHERE is_approved AND NOT is_permanently_closed AND id > ${id}
      ORDER BY id LIMIT ${BATCH}`.execute(db);
    return rows;
  };
  const sources: NameSource[] = [];
  for await (const rows of readById(BATCH, readAfter)) {
    for (const { alternateNames, types, ...row } of rows) {
      sources.push({
        ...row,
        ...(alternateNames === '' ? {} : { alternateNames: alternateNames.split('\t') }),
        type: types === '' ? [] : (types.split(',') as ServiceType[]),
      });
    }
  }
  return sources;
}
