// npm run bench:duplicates [-- --services 100000]: how well likely duplicates are found, and how fast.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../server/src/database/database.ts';
import type { Database } from '../server/src/database/schema.ts';
import { findSimilar } from '../server/src/features/services/duplicates/findSimilar.ts';
import { scanDuplicates } from '../server/src/features/services/duplicates/scanDuplicates.ts';
import { generatePairs } from './duplicates/generatePairs.ts';
import { measurePairs } from './duplicates/measurePairs.ts';
import { loadServices } from './speed/loadServices.ts';

const SEED = 20_261_124;
const PAIRS = 3200;
const SEARCHES = 500;
const reader = { id: '00000000-0000-0000-0000-000000000000', role: 'ADMINISTRATOR' } as const;

const { values } = parseArgs({ options: { services: { type: 'string', default: '100000' } } });
const { precision, recall, kinds } = measurePairs(generatePairs(PAIRS, SEED));
console.table(kinds);
console.log(`${PAIRS} pairs: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
await measureSpeed(Number(values.services));

async function measureSpeed(count: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amparo-bench-'));
  // Under root, PostgreSQL runs as another account, which must be able to enter the folder.
  await chmod(dataDir, 0o711);
  await loadServices(dataDir, count);
  const log = { info() {}, warn: console.warn, error: console.error };
  const database = await openDatabase({ dataDir, log });
  try {
    const began = performance.now();
    const pairs = await scanDuplicates(database.db, Temporal.Now.instant());
    const seconds = (performance.now() - began) / 1000;
    console.log(`${count} services compared in ${seconds.toFixed(1)} s: ${pairs} likely pairs`);
    const times = await timeSearches(database.db);
    console.log(`one service: p50 ${times.at(SEARCHES / 2)!.toFixed(1)} ms, p99 ${times.at(-5)!.toFixed(1)} ms`);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Searches for what stored services repeat, as the form does. Returns the milliseconds, sorted. */
async function timeSearches(db: Kysely<Database>): Promise<number[]> {
  const drafts = await db
    .selectFrom('services')
    .select(['name', 'address1', 'city', 'zip', 'phone', 'website', 'contactEmail'])
    .orderBy(sql`md5(name || address1)`)
    .limit(SEARCHES)
    .execute();
  const times: number[] = [];
  for (const draft of drafts) {
    const began = performance.now();
    await findSimilar(db, draft, reader);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}
