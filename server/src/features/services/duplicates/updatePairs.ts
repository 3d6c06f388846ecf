import { comparedService } from '@amparo/domain/services/duplicates/comparedService.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { pairOf, savePairs } from './duplicatePairs.ts';
import { comparedCandidate, findCandidates } from './findCandidates.ts';

/** Compares a service with all others after it was added or changed, so that approvals show what it repeats. */
export async function updatePairs(trx: Transaction<Database>, id: string, input: ServiceInput): Promise<void> {
  const compared = comparedService(input);
  const candidates = await findCandidates(trx, input, id);
  const pairs = candidates.flatMap(
    (candidate) => pairOf({ id, compared }, { id: candidate.id, compared: comparedCandidate(candidate) }) ?? [],
  );
  await trx
    .deleteFrom('duplicatePairs')
    .where((row) => row.or([row('firstId', '=', id), row('secondId', '=', id)]))
    .where('dismissedAt', 'is', null)
    .execute();
  await savePairs(trx, pairs);
}
