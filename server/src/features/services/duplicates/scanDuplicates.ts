import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { withoutTimeout } from '../../../database/timeouts.ts';
import { toDate } from '../../../database/toDate.ts';
import { comparedCandidate, pairOf, type ScoredPair } from './candidate.ts';
import { findLastScan, ScanRepository, startScan } from './scanRepository.ts';

const PAIRS_AT_ONCE = 5000;

/** In the small hours, when few people need the database. */
const NIGHT = { from: 1, to: 5 };
const DUE_HOURS = 20;

/** Runs every hour, and compares all services once a night; at once if they never were. */
export async function scanNightly(db: Kysely<Database>, zone: string, at: Temporal.Instant): Promise<void> {
  const last = await findLastScan(db);
  const { hour } = at.toZonedDateTimeISO(zone);
  const isNight = hour >= NIGHT.from && hour < NIGHT.to;
  const isDue = !last || (isNight && last <= toDate(at.subtract({ hours: DUE_HOURS })));
  if (isDue) await scanDuplicates(db, at);
}

/** Compares all services, and replaces the pairs that nobody has decided about. Returns the number of likely pairs. */
export async function scanDuplicates(db: Kysely<Database>, at: Temporal.Instant): Promise<number> {
  await startScan(db);
  return withoutTimeout(db, async (trx) => {
    const scan = new ScanRepository(trx);
    const count = await scan.collectPairs();
    const found: ScoredPair[] = [];
    for (let from = 0; from < count; from += PAIRS_AT_ONCE) found.push(...(await scorePairs(scan, from)));
    await scan.finish(found, at);
    return found.length;
  });
}

async function scorePairs(scan: ScanRepository, from: number): Promise<ScoredPair[]> {
  const pairs = await scan.readPairs(from, PAIRS_AT_ONCE);
  const ids = new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]));
  const candidates = await scan.readServices([...ids]);
  const services = new Map(candidates.map((one) => [one.id, { id: one.id, compared: comparedCandidate(one) }]));
  return pairs.flatMap(({ firstId, secondId }) => {
    const [first, second] = [services.get(firstId), services.get(secondId)];
    return (first && second && pairOf(first, second)) ?? [];
  });
}
