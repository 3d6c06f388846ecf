import {
  type ComparedFields,
  type ComparedService,
  comparedService,
} from '@amparo/domain/services/duplicates/comparedService.ts';
import { type DuplicateScore, LIKELY, scoreDuplicate } from '@amparo/domain/services/duplicates/scoreDuplicate.ts';
import { emptyAddress } from '@amparo/domain/services/serviceFields.ts';

/** A stored service with what is compared, and who may see it. */
export interface Candidate extends Omit<ComparedFields, 'location'> {
  id: string;
  longitude: number | null;
  latitude: number | null;
  isApproved: boolean;
  isPaused: boolean;
  isAddressConfidential: boolean;
  ownerId: string | null;
}

/** Two services that are likely one. The first id is the lower one. */
export interface ScoredPair extends DuplicateScore {
  firstId: string;
  secondId: string;
}

interface ComparedWithId {
  id: string;
  compared: ComparedService;
}

/** Without `isAddressKnown`, the address takes no part: it must not be found out by guessing. */
export function comparedCandidate(candidate: Candidate, isAddressKnown = true): ComparedService {
  const { longitude, latitude } = candidate;
  if (!isAddressKnown) return comparedService({ ...candidate, ...emptyAddress, location: null });
  return comparedService({
    ...candidate,
    location: longitude === null || latitude === null ? null : { coordinates: [longitude, latitude] },
  });
}

/** Scores two services. Returns undefined unless they are likely one. */
export function pairOf(a: ComparedWithId, b: ComparedWithId): ScoredPair | undefined {
  const scored = scoreDuplicate(a.compared, b.compared);
  const [firstId, secondId] = inOrder(a.id, b.id);
  return scored.score < LIKELY ? undefined : { ...scored, firstId, secondId };
}

export function inOrder(a: string, b: string): [string, string] {
  return a < b ? [a, b] : [b, a];
}
