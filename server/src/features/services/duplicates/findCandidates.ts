import {
  type ComparedFields,
  type ComparedService,
  comparedService,
  matchKeys,
} from '@amparo/domain/services/duplicates/comparedService.ts';
import { nameKeyOf } from '@amparo/domain/services/search-index/nameKey.ts';
import { emptyAddress } from '@amparo/domain/services/serviceFields.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

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

/** PostgreSQL ranks the services with a common key. Those after the first ones have little in common. */
const MOST = 60;

export const candidateColumns = sql`id, name, alternate_names, address1, city, zip, phone, website, contact_email,
  longitude, latitude, schedules, type, is_approved, is_paused, is_address_confidential, owner_id`;

/** Services that are not deleted or closed for good. */
export const isComparable = sql<boolean>`deleted_at IS NULL AND NOT is_permanently_closed`;

/**
 * Returns the services that share a key with another one: first those that share more than a word of
 * the name, then those with similar names.
 */
export async function findCandidates(
  db: Kysely<Database>,
  service: ComparedFields,
  exceptId: string | undefined,
): Promise<Candidate[]> {
  const keys = matchKeys(comparedService(service));
  const strong = keys.filter((key) => !key.startsWith('word '));
  const { rows } = await sql<Candidate>`SELECT ${candidateColumns} FROM services
    WHERE match_keys && ${keys}::text[] AND ${isComparable} AND id IS DISTINCT FROM ${exceptId ?? null}::uuid
    ORDER BY match_keys && ${strong}::text[] DESC, similarity(name_key, ${nameKeyOf(service.name)}) DESC, id
    LIMIT ${MOST}`.execute(db);
  return rows;
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
