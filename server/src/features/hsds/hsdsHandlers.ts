import { Readable } from 'node:stream';
import { type HsdsListQuery, hsdsRoutes, hsdsVersion } from '@amparo/domain/hsds/hsdsRoutes.ts';
import { publishedService } from '@amparo/domain/hsds/publishedService.ts';
import type { SharedKind } from '@amparo/domain/hsds/sentRecord.ts';
import type { HsdsContext, PublicService } from '@amparo/domain/hsds/toHsdsService.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { IndexQuery } from '@amparo/domain/services/search-index/filters.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PreSerialized } from '../../http/jsonSerializer.ts';
import { clientAddress } from '../../http/limits/clientAddress.ts';
import { serve } from '../../http/serve.ts';
import { englishTerms as terms } from './englishTerms.ts';
import { type PackageTitle, packageTitle, writeHsdsPackage } from './hsdsPackage.ts';
import { type FindZip, toIndexQuery } from './hsdsQuery.ts';
import {
  completeOrganization,
  completeServiceAtLocation,
  locationRecord,
  organizationRecord,
  serviceAtLocationRecord,
  serviceRecord,
  type ToRecord,
} from './hsdsRecords.ts';
import { type PublicServices, type PublishedServices, RecordGroups } from './recordGroups.ts';

import { SentTerms } from './sentTerms.ts';
import { type Part, type ReadPart, servedCopies, serveHsdsList } from './serveHsdsList.ts';

interface Parts {
  services: PublicServices;
  region: RegionProfile;
  findZip: FindZip;
}

const hsdsPackagePath = '/hsds/datapackage.zip';
const packageSchema = {
  operationId: 'getPackageOfServices',
  security: [],
  summary: 'Download all services as a ZIP file: the tables of HSDS as CSV with datapackage.json, and JSON',
  tags: ['hsds'],
  produces: ['application/zip'],
  response: { 200: z.string().meta({ format: 'binary' }) },
};

const profileUrl = 'https://docs.openreferral.org/en/3.2/hsds/';

/** Serves the published data as HSDS 3.2 says (docs/data.md). */
export function serveHsds(app: FastifyInstance, { services, region, findZip }: Parts): void {
  const context = (): HsdsContext => ({ terms, at: app.now() });
  serve(app, hsdsRoutes.about, () => ({
    ...{ version: hsdsVersion, profile: profileUrl, openapi_url: new URL('/api/openapi.json', app.publicUrl).href },
    description: `Services in ${region.name.en}: food, shelter, health, resources, and education`,
    publisher: { name: region.operator.name, email: region.operator.email, website: app.publicUrl },
  }));
  // Without this route, the address with a slash would be a page.
  app.get('/hsds/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/hsds', 308));

  const groups = new RecordGroups(services);
  const indexQueryOf = indexQueries(services, findZip);
  const contextOf = async (found: readonly PublicService[]): Promise<HsdsContext> => ({
    ...context(),
    sent: await services.sent(found.map(({ id }) => id)),
  });
  const listOf =
    (kind: SharedKind | 'service_at_location', toRecord: ToRecord): ReadPart =>
    async (query, range) => {
      const found = await groups.list(kind, query, await indexQueryOf(query), range);
      const made = await contextOf(found.groups.flat());
      return { total: found.total, records: found.groups.map((group) => toRecord(group, query, made)) };
    };
  const recordsOfServices = listOf('service', serviceRecord);
  serveHsdsList(app, hsdsRoutes.services, async (query, range) => {
    if (!query.minimal) return recordsOfServices(query, range);
    const { versions, total } = await groups.versions(query, await indexQueryOf(query), range);
    return { total, records: versions.map(({ id, modifiedAt }) => ({ id, modified_date: modifiedAt })) };
  });
  serveHsdsList(app, hsdsRoutes.serviceAtLocations, listOf('service_at_location', serviceAtLocationRecord));
  serveHsdsList(app, hsdsRoutes.organizations, listOf('organization', organizationRecord));
  serveHsdsList(app, hsdsRoutes.locations, listOf('location', locationRecord));
  serveRecords(app, async (kind, id) => {
    const group = await groups.find(kind, id);
    return { group, context: await contextOf(group) };
  });
  servePackage(app, services, packageTitle(region));
  serveTerms(app, services);
}

/** Returns a function that makes one query for a list that is sent in parts. */
function indexQueries(services: PublishedServices, findZip: FindZip) {
  const known = new WeakMap<HsdsListQuery, IndexQuery>();
  return async (query: HsdsListQuery): Promise<IndexQuery> => {
    const before = known.get(query);
    if (before) return before;
    const { organization_id: id } = query;
    const ofOrganization = id === undefined ? [] : await services.having('organization', id);
    const ofTerm = await servicesOfTerm(services, query);
    const indexQuery = toIndexQuery(query, terms, findZip, { ofOrganization, ofTerm });
    known.set(query, indexQuery);
    return indexQuery;
  };
}

/** Everything as a ZIP file of tables. */
function servePackage(app: FastifyInstance, services: PublishedServices, title: PackageTitle): void {
  const copies = servedCopies(app);
  app.get(hsdsPackagePath, { schema: packageSchema }, async (request, reply) => {
    await copies.assertAllowed(clientAddress(request));
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="hsds.zip"')
      .type('application/zip')
      .send(Readable.from(writeHsdsPackage(services, title, app.now()), { objectMode: false }));
  });
}

type Find = (
  kind: SharedKind | 'service_at_location',
  id: string,
) => Promise<{ group: PublicService[]; context: HsdsContext }>;

function serveRecords(app: FastifyInstance, find: Find): void {
  serve(app, hsdsRoutes.service, async ({ params }) => {
    const { group, context } = await find('service', params.id);
    return json(publishedService(group, context));
  });
  serve(app, hsdsRoutes.serviceAtLocation, async ({ params: { id } }) => {
    const { group, context } = await find('service_at_location', id);
    return json(withId(completeServiceAtLocation(group, context), id));
  });
  serve(app, hsdsRoutes.organization, async ({ params: { id }, query }) => {
    const { group, context } = await find('organization', id);
    return json(withId(completeOrganization(group, query, context), id));
  });
  serve(app, hsdsRoutes.location, async ({ params: { id } }) => {
    const { group, context } = await find('location', id);
    return json(withId(locationRecord(group, {}, context) as { id: string }, id));
  });
}

/** Throws NOT_FOUND if the record is published with an id of its source, and the request named ours. */
function withId<Record extends { id: string }>(record: Record, id: string): Record {
  if (record.id !== id.toLowerCase()) throw new ApiError('NOT_FOUND');
  return record;
}

/** Records have no fields to remove: their mapper names each one. */
function json(record: object): PreSerialized {
  return new PreSerialized(Buffer.from(JSON.stringify(record)));
}

/** The services that have a term of another taxonomy, or any of its terms. Undefined: the query names none. */
async function servicesOfTerm(services: PublishedServices, query: HsdsListQuery): Promise<string[] | undefined> {
  const { taxonomy_term_id: termId, taxonomy_id: taxonomyId } = query;
  const isOurs = termId === undefined ? terms.taxonomies.has(taxonomyId ?? '') : terms.terms.has(termId);
  if (isOurs || (termId === undefined && taxonomyId === undefined)) return undefined;
  const matching = (await SentTerms.read(services)).matching({ termId, taxonomyId });
  return matching.length > 0 ? services.havingTerms(matching) : undefined;
}

function serveTerms(app: FastifyInstance, services: PublishedServices): void {
  serveHsdsList(app, hsdsRoutes.taxonomies, async (query, range) => {
    const { taxonomies } = await SentTerms.read(services);
    return pageOf([...terms.taxonomies.values(), ...taxonomies.values()].filter(isNamed(query)), range);
  });
  serveHsdsList(app, hsdsRoutes.taxonomyTerms, async (query, range) => {
    const { taxonomy_id, parent_id, top_only } = query;
    const sent = await SentTerms.read(services);
    const found = [...terms.terms.values(), ...sent.terms.values()].filter(
      (term) =>
        (taxonomy_id === undefined || term.taxonomy_id === taxonomy_id) &&
        (parent_id === undefined || term.parent_id === parent_id) &&
        (!top_only || term.parent_id === undefined),
    );
    return pageOf(found.filter(isNamed(query)), range);
  });
  const found = <Item>(item: Item | undefined): Item => {
    if (!item) throw new ApiError('NOT_FOUND');
    return item;
  };
  serve(app, hsdsRoutes.taxonomy, async ({ params: { id } }) =>
    found(terms.taxonomies.get(id) ?? (await SentTerms.read(services)).taxonomies.get(id)),
  );
  serve(app, hsdsRoutes.taxonomyTerm, async ({ params: { id } }) => {
    const own = terms.terms.get(id);
    if (own) return { ...own, taxonomy_detail: found(terms.taxonomies.get(own.taxonomy_id)) };
    const sent = await SentTerms.read(services);
    const term = found(sent.terms.get(id));
    const taxonomy = sent.taxonomies.get(term.taxonomy_id);
    return json({ ...term, ...(taxonomy && { taxonomy_detail: taxonomy }) });
  });
}

/** Whether a name or description contains the text of the query. */
function isNamed({ search = '' }: HsdsListQuery) {
  const text = search.toLowerCase();
  return ({ name, description }: { name: string; description: string }) =>
    `${name}\n${description}`.toLowerCase().includes(text);
}

function pageOf(records: object[], { skip, limit }: { skip: number; limit: number }): Part {
  return { records: limit === 0 ? records : records.slice(skip, skip + limit), total: records.length };
}
