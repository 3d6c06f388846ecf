import { Readable } from 'node:stream';
import { type HsdsListQuery, hsdsRoutes, hsdsVersion } from '@amparo/domain/hsds/hsdsRoutes.ts';
import { type RelatedKind, relatedId } from '@amparo/domain/hsds/relatedId.ts';
import {
  type HsdsContext,
  type PublicService,
  toHsdsLocation,
  toHsdsService,
} from '@amparo/domain/hsds/toHsdsService.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { IndexQuery } from '@amparo/domain/services/search-index/filters.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PreSerialized } from '../../http/jsonSerializer.ts';
import { clientAddress } from '../../http/limits/clientAddress.ts';
import { serve } from '../../http/serve.ts';
import { englishTerms as terms } from './englishTerms.ts';
import { type PackageTitle, type PublishedServices, packageTitle, writeHsdsPackage } from './hsdsPackage.ts';
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
import { type Part, type ReadPart, servedCopies, serveHsdsList } from './serveHsdsList.ts';

/** The published services, as guests see them. */
export interface PublicServices extends PublishedServices {
  list(query: IndexQuery): Promise<{ services: PublicService[]; total: number }>;
  find(id: string): Promise<PublicService | undefined>;
  /** The ids, and when each service was last changed or confirmed. */
  versions(query: IndexQuery): Promise<{ versions: { id: string; modifiedAt: string }[]; total: number }>;
}

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

  const listOf =
    (toRecord: ToRecord): ReadPart =>
    async (query, range) => {
      const found = await services.list({ ...toIndexQuery(query, terms, findZip), ...range });
      const isComplete = query.full || query.full_service;
      const others = isComplete ? await services.others(found.services.map(({ id }) => id)) : undefined;
      const made = { ...context(), ...(others && { others }) };
      return { total: found.total, records: found.services.map((service) => toRecord(service, query, made)) };
    };
  const recordsOfServices = listOf(serviceRecord);
  serveHsdsList(app, hsdsRoutes.services, async (query, range) => {
    if (!query.minimal) return recordsOfServices(query, range);
    const { versions, total } = await services.versions({ ...toIndexQuery(query, terms, findZip), ...range });
    return { total, records: versions.map(({ id, modifiedAt }) => ({ id, modified_date: modifiedAt })) };
  });
  serveHsdsList(app, hsdsRoutes.serviceAtLocations, listOf(serviceAtLocationRecord));
  serveHsdsList(app, hsdsRoutes.organizations, listOf(organizationRecord));
  serveHsdsList(app, hsdsRoutes.locations, listOf(locationRecord));
  serveRecords(app, services, context);
  servePackage(app, services, packageTitle(region));
  serveTerms(app);
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

function serveRecords(app: FastifyInstance, services: PublicServices, context: () => HsdsContext): void {
  const find = async (id: string, kind?: RelatedKind) => {
    const service = await services.find(kind ? relatedId(id, kind) : id);
    if (!service) throw new ApiError('NOT_FOUND');
    return { service, context: { ...context(), others: await services.others([service.id]) } };
  };
  serve(app, hsdsRoutes.service, async ({ params }) => {
    const { service, context } = await find(params.id);
    return json(toHsdsService(service, context));
  });
  serve(app, hsdsRoutes.serviceAtLocation, async ({ params }) => {
    const { service, context } = await find(params.id, 'service_at_location');
    return json(completeServiceAtLocation(service, context));
  });
  serve(app, hsdsRoutes.organization, async ({ params, query }) => {
    const { service, context } = await find(params.id, 'organization');
    return json(completeOrganization(service, query, context));
  });
  serve(app, hsdsRoutes.location, async ({ params }) => {
    const { service, context } = await find(params.id, 'location');
    return json(toHsdsLocation(service, context));
  });
}

/** Records have no fields to remove: their mapper names each one. */
function json(record: object): PreSerialized {
  return new PreSerialized(Buffer.from(JSON.stringify(record)));
}

function serveTerms(app: FastifyInstance): void {
  serveHsdsList(app, hsdsRoutes.taxonomies, async (query, range) =>
    pageOf([...terms.taxonomies.values()].filter(isNamed(query)), range),
  );
  serveHsdsList(app, hsdsRoutes.taxonomyTerms, async (query, range) => {
    const { taxonomy_id, parent_id, top_only } = query;
    const found = [...terms.terms.values()].filter(
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
  serve(app, hsdsRoutes.taxonomy, ({ params: { id } }) => found(terms.taxonomies.get(id)));
  serve(app, hsdsRoutes.taxonomyTerm, ({ params: { id } }) => {
    const term = found(terms.terms.get(id));
    return { ...term, taxonomy_detail: found(terms.taxonomies.get(term.taxonomy_id)) };
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
