import { z } from 'zod';
import { queryFlag, queryListOf, queryNumber, queryText } from '../http/queryValues.ts';
import { route } from '../http/route.ts';
import { anyone } from '../permissions/permissions.ts';
import {
  HsdsLocation,
  HsdsOrganization,
  HsdsOrganizationInList,
  HsdsService,
  HsdsServiceAtLocation,
  HsdsServiceAtLocationInList,
  HsdsServiceInList,
  HsdsServiceVersion,
  HsdsTaxonomy,
  HsdsTaxonomyTerm,
} from './records/hsdsRecords.ts';

/** The version of HSDS (https://docs.openreferral.org). */
export const hsdsVersion = '3.2';

/** The largest page. `format=ndjson` and `minimal=true` send all records. */
const LARGEST_PAGE = 1000;

const queryId = queryText.pipe(z.uuid('MALFORMED').optional());

const paging = {
  search: queryText.describe('Text to search for'),
  page: queryNumber(1, 1_000_000).describe('The page, from 1'),
  per_page: queryNumber(1, LARGEST_PAGE).describe('Records per page, by default 100'),
  format: queryListOf(['json', 'ndjson'])
    .pipe(
      z
        .array(z.enum(['json', 'ndjson']))
        .max(1)
        .optional(),
    )
    .describe('json (the default), or ndjson: all records without pages, one per line'),
};

const terms = {
  taxonomy_term_id: queryId.describe('Records with this term of the service types or audiences'),
  taxonomy_id: queryId.describe('Records with any term of this taxonomy'),
};

const modifiedAfter = queryText
  .transform((sent, ctx) => {
    if (sent === undefined) return undefined;
    // A date is a local day in UTC. In an address, "+" means a space.
    const ms = Date.parse(sent.replace(/ (\d\d:\d\d)$/, '+$1'));
    if (!Number.isNaN(ms) && /^\d{4}-\d\d-\d\d/.test(sent)) return ms;
    ctx.addIssue({ code: 'custom', message: 'MALFORMED' });
    return z.NEVER;
  })
  .describe('Records modified at this time or later, such as 2026-11-01T00:00:00Z');

const full = queryFlag.describe('true: complete records');

export const HsdsServicesQuery = z.object({
  ...paging,
  ...terms,
  organization_id: queryId.describe('Services of this organization'),
  modified_after: modifiedAfter,
  full,
  minimal: queryFlag.describe('true: only id and modified_date, by default of all services on one page'),
});
export const HsdsServiceAtLocationsQuery = z.object({
  ...paging,
  ...terms,
  organization_id: queryId.describe('Those of this organization'),
  modified_after: modifiedAfter,
  full,
  postcode: queryText
    .pipe(
      z
        .string()
        .regex(/^\d{5}$/, 'MALFORMED')
        .optional(),
    )
    .describe('Locations with this ZIP code, or near its center if proximity is sent'),
  proximity: queryNumber(1, 1_000_000).describe('Meters from the center of the ZIP code'),
});
export const HsdsOrganizationsQuery = z.object({
  ...paging,
  ...terms,
  full,
  full_service: queryFlag.describe('true: complete records of the services of complete organizations'),
});
const LocationsQuery = z.object({ ...paging, modified_after: modifiedAfter });
const TaxonomiesQuery = z.object(paging);
const TaxonomyTermsQuery = z.object({
  ...paging,
  taxonomy_id: queryId.describe('Terms of this taxonomy'),
  top_only: queryFlag.describe('true: only terms without a parent'),
  parent_id: queryId.describe('Terms below this term'),
});

/** A query of a list, with the parameters of any of them. */
export type HsdsListQuery = Partial<z.output<typeof HsdsServicesQuery>> &
  Partial<z.output<typeof HsdsServiceAtLocationsQuery>> &
  Partial<z.output<typeof HsdsOrganizationsQuery>> &
  Partial<z.output<typeof TaxonomyTermsQuery>>;

function pageOf<Item extends z.ZodType>(item: Item) {
  const count = z.int().nonnegative();
  return z.object({
    ...{ total_items: count, total_pages: count, page_number: count, size: count },
    ...{ first_page: z.boolean(), last_page: z.boolean(), empty: z.boolean() },
    contents: z.array(item),
  });
}

const Id = z.object({ id: z.uuid('MALFORMED') });

const list = { method: 'GET', access: anyone, errors: ['VALIDATION', 'UNAVAILABLE'] } as const;
const record = { method: 'GET', access: anyone, params: Id, errors: ['VALIDATION', 'NOT_FOUND'] } as const;

/** The HSDS 3.2 API, with the paths, parameters, and fields that its OpenAPI document names. It is for reading only. */
export const hsdsRoutes = {
  about: route({
    method: 'GET',
    path: '/hsds',
    operationId: 'getAPIMetaInformation',
    access: anyone,
    summary: 'Describe this HSDS API',
    response: z.object({
      ...{ version: z.string(), profile: z.url(), openapi_url: z.url(), description: z.string() },
      publisher: z.object({ name: z.string(), email: z.email(), website: z.url() }),
    }),
    errors: [],
  }),
  services: route({
    ...list,
    path: '/hsds/services',
    operationId: 'getPaginatedListOfServices',
    summary: 'List services as HSDS',
    query: HsdsServicesQuery,
    response: pageOf(z.union([HsdsService, HsdsServiceInList, HsdsServiceVersion])),
  }),
  service: route({
    ...record,
    path: '/hsds/services/:id',
    operationId: 'getFullyNestedServiceById',
    summary: 'Get a complete service as HSDS',
    response: HsdsService,
  }),
  serviceAtLocations: route({
    ...list,
    path: '/hsds/service_at_locations',
    operationId: 'getPaginatedListOfServiceAtLocation',
    summary: 'List services at their locations as HSDS',
    query: HsdsServiceAtLocationsQuery,
    response: pageOf(z.union([HsdsServiceAtLocation, HsdsServiceAtLocationInList])),
  }),
  serviceAtLocation: route({
    ...record,
    path: '/hsds/service_at_locations/:id',
    operationId: 'getServiceAtLocationWithNestedDataById',
    summary: 'Get a service at its location as HSDS',
    response: HsdsServiceAtLocation,
  }),
  organizations: route({
    ...list,
    path: '/hsds/organizations',
    operationId: 'getPaginatedListOfOrganizations',
    summary: 'List organizations as HSDS',
    query: HsdsOrganizationsQuery,
    response: pageOf(z.union([HsdsOrganization, HsdsOrganizationInList])),
  }),
  organization: route({
    ...record,
    path: '/hsds/organizations/:id',
    operationId: 'getOrganizationById',
    summary: 'Get a complete organization as HSDS',
    query: HsdsOrganizationsQuery.pick({ full_service: true }),
    response: HsdsOrganization,
  }),
  locations: route({
    ...list,
    path: '/hsds/locations',
    operationId: 'getPaginatedListOfLocations',
    summary: 'List locations as HSDS. The HSDS document does not name this list',
    query: LocationsQuery,
    response: pageOf(HsdsLocation),
  }),
  location: route({
    ...record,
    path: '/hsds/locations/:id',
    operationId: 'getLocationById',
    summary: 'Get a location as HSDS. The HSDS document does not name this record',
    response: HsdsLocation,
  }),
  taxonomies: route({
    ...list,
    path: '/hsds/taxonomies',
    operationId: 'getPaginatedListOfTaxonomies',
    summary: 'List the taxonomies',
    query: TaxonomiesQuery,
    response: pageOf(HsdsTaxonomy),
  }),
  taxonomy: route({
    ...record,
    path: '/hsds/taxonomies/:id',
    operationId: 'getTaxonomyById',
    summary: 'Get a taxonomy',
    response: HsdsTaxonomy,
  }),
  taxonomyTerms: route({
    ...list,
    path: '/hsds/taxonomy_terms',
    operationId: 'getPaginatedListOfTaxonomyTerms',
    summary: 'List the terms of the taxonomies',
    query: TaxonomyTermsQuery,
    response: pageOf(HsdsTaxonomyTerm),
  }),
  taxonomyTerm: route({
    ...record,
    path: '/hsds/taxonomy_terms/:id',
    operationId: 'getTaxonomyTermById',
    summary: 'Get a term of a taxonomy',
    response: HsdsTaxonomyTerm,
  }),
};
