import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { type ComparedFields, comparedService } from '@amparo/domain/services/duplicates/comparedService.ts';
import type { SimilarService } from '@amparo/domain/services/duplicates/duplicateRoutes.ts';
import { LIKELY, scoreDuplicate } from '@amparo/domain/services/duplicates/scoreDuplicate.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type Candidate, comparedCandidate } from './candidate.ts';
import { DuplicateRepository } from './duplicateRepository.ts';

/** More would not be read while typing. */
const SHOWN = 3;

type Draft = Pick<ComparedFields, 'name' | 'address1' | 'city' | 'zip' | 'phone' | 'website' | 'contactEmail'>;

/** Returns the services that a draft likely repeats, as far as the viewer may see them. */
export async function findSimilar(
  db: Kysely<Database>,
  { id, ...draft }: Draft & { id?: string | undefined },
  viewer: Viewer,
): Promise<SimilarService[]> {
  const typed = { ...draft, alternateNames: [], location: null, schedules: [], type: [] };
  const candidates = (await new DuplicateRepository(db).findCandidates(typed, id)).filter((candidate) =>
    isVisible(candidate, viewer),
  );
  const compared = comparedService(typed);
  const scored = candidates.map((candidate) => {
    const isAddressKnown = !candidate.isAddressConfidential || serviceCan.seeAll(viewer, { user: candidate.ownerId });
    const { name, city } = candidate;
    const address1 = isAddressKnown ? candidate.address1 : '';
    const result = scoreDuplicate(compared, comparedCandidate(candidate, isAddressKnown));
    return { ...result, id: candidate.id, name, address1, city };
  });
  const likely = scored.filter(({ score }) => score >= LIKELY).sort((a, b) => b.score - a.score);
  return likely.slice(0, SHOWN).map(({ score: _, ...service }) => service);
}

/** Returns the services that a complete one repeats, the likeliest first. For administrators, who see all. */
export async function findRepeated(
  db: Kysely<Database>,
  input: ComparedFields,
): Promise<{ id: string; name: string }[]> {
  const compared = comparedService(input);
  const candidates = await new DuplicateRepository(db).findCandidates(input, undefined);
  const scored = candidates.map((candidate) => ({
    ...{ id: candidate.id, name: candidate.name },
    score: scoreDuplicate(compared, comparedCandidate(candidate)).score,
  }));
  const likely = scored.filter(({ score }) => score >= LIKELY).sort((a, b) => b.score - a.score);
  return likely.slice(0, SHOWN).map(({ id, name }) => ({ id, name }));
}

function isVisible({ isApproved, isPaused, ownerId }: Candidate, viewer: Viewer): boolean {
  return serviceCan.open(viewer, { isApproved, isPaused, user: ownerId });
}
