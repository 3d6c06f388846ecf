import type { HsdsListQuery } from '@amparo/domain/hsds/hsdsRoutes.ts';
import type { HsdsTerms } from '@amparo/domain/hsds/hsdsTerms.ts';
import { relatedId } from '@amparo/domain/hsds/relatedId.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { IndexQuery } from '@amparo/domain/services/search-index/filters.ts';
import type { Audience, ServiceType, SubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';

/** Returns the center of a ZIP code, or null if it is unknown. */
export type FindZip = (zip: string) => Coordinates | null;

/**
 * Returns the query of the search index for the filters of an HSDS list. Services that are closed for good are listed with
 * the status `defunct`, so that other directories notice it. The oldest come first: a new service appears on the last page.
 */
export function toIndexQuery(
  query: HsdsListQuery,
  terms: HsdsTerms,
  findZip: FindZip,
  { ofOrganization, ofTerm }: FoundServices,
): IndexQuery {
  const { search, organization_id, modified_after } = query;
  return {
    isShowAll: true,
    ...(search === undefined
      ? { sort: ['createdAt' as const], direction: ['asc' as const] }
      : { q: search, openAt: 'any' as const }),
    ...chosenIds(organization_id === undefined ? undefined : idsOf(organization_id, ofOrganization), ofTerm),
    ...(modified_after === undefined ? {} : { updatedSince: modified_after }),
    ...(ofTerm ? {} : termFilter(query, terms)),
    ...placeFilter(query, findZip),
  };
}

/** Services of records that sources sent. */
interface FoundServices {
  /** Those of the organization that the query names. */
  ofOrganization: readonly string[];
  /** Those with the term, or a term of the taxonomy, that the query names. Undefined: it is one of ours, or none. */
  ofTerm: readonly string[] | undefined;
}

/** No service has it: an empty list would filter nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

function chosenIds(ofOrganization: readonly string[] | undefined, ofTerm: readonly string[] | undefined): IndexQuery {
  if (!ofTerm) return ofOrganization ? { _id: [...ofOrganization] } : {};
  const ids = ofOrganization ? ofTerm.filter((id) => ofOrganization.includes(id)) : [...ofTerm];
  return { _id: ids.length > 0 ? ids : [NOBODY] };
}

/** The services of an organization that a source sent, or the one service of ours that has it. */
const idsOf = (organizationId: string, sent: readonly string[]) =>
  sent.length > 0 ? [...sent] : [relatedId(organizationId, 'organization')];

function termFilter({ taxonomy_term_id, taxonomy_id }: HsdsListQuery, terms: HsdsTerms): IndexQuery {
  // Each service has terms of each taxonomy.
  if (taxonomy_id !== undefined && !terms.taxonomies.has(taxonomy_id))
    throw new ApiError('VALIDATION', { taxonomy_id: 'NOT_ONE_OF' });
  if (taxonomy_term_id === undefined) return {};
  const term = terms.terms.get(taxonomy_term_id);
  const key = term && terms.keyOf(term);
  if (!term || key === 'details') throw new ApiError('VALIDATION', { taxonomy_term_id: 'NOT_ONE_OF' });
  if (taxonomy_id !== undefined && term.taxonomy_id !== taxonomy_id)
    throw new ApiError('VALIDATION', { taxonomy_term_id: 'NOT_ONE_OF' });
  if (key === 'audiences') return { namedAudience: term.code as Audience };
  return term.parent_id === undefined ? { type: [term.code as ServiceType] } : { subType: [term.code as SubType] };
}

function placeFilter({ postcode, proximity }: HsdsListQuery, findZip: FindZip): IndexQuery {
  if (postcode === undefined) {
    if (proximity !== undefined) throw new ApiError('VALIDATION', { postcode: 'REQUIRED' });
    return {};
  }
  if (proximity === undefined) return { zip: [postcode] };
  const center = findZip(postcode);
  if (!center) throw new ApiError('VALIDATION', { postcode: 'NOT_ONE_OF' });
  return { within: { center, meters: proximity } };
}
