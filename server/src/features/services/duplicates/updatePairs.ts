import { comparedService } from '@amparo/domain/services/duplicates/comparedService.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { comparedCandidate, pairOf } from './candidate.ts';
import { DuplicateRepository } from './duplicateRepository.ts';

/**
 * Compares a service with all others after it was added or changed, so that approvals show what it repeats. Returns a text
 * for each likely pair.
 */
export async function updatePairs(trx: Transaction<Database>, id: string, input: ServiceInput): Promise<string[]> {
  const duplicates = new DuplicateRepository(trx);
  const compared = comparedService(input);
  const candidates = await duplicates.findCandidates(input, id);
  const pairs = candidates.flatMap(
    (candidate) => pairOf({ id, compared }, { id: candidate.id, compared: comparedCandidate(candidate) }) ?? [],
  );
  await duplicates.replacePairsOf(id, pairs);
  return pairs.map(({ firstId, secondId }) => `${firstId} ${secondId}`);
}
