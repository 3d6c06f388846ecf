import type { HsdsListQuery } from '@amparo/domain/hsds/hsdsRoutes.ts';
import { isHsdsRow } from '@amparo/domain/hsds/hsdsTables.ts';
import { publishedService } from '@amparo/domain/hsds/publishedService.ts';
import type {
  HsdsLocation,
  HsdsOrganization,
  HsdsService,
  HsdsServiceAtLocation,
} from '@amparo/domain/hsds/records/hsdsRecords.ts';
import { relatedId } from '@amparo/domain/hsds/relatedId.ts';
import {
  additionalUrls,
  type HsdsContext,
  type PublicService,
  phonesOf,
  toHsdsLocation,
  toHsdsService,
  toHsdsServiceInList,
} from '@amparo/domain/hsds/toHsdsService.ts';

/** Makes a record of the services that share it, complete or as a list shows it. There is at least one. */
export type ToRecord = (services: readonly PublicService[], query: HsdsListQuery, context: HsdsContext) => object;

export const serviceRecord: ToRecord = (services, { full }, context) =>
  full ? publishedService(services, context) : inList(services, context);

/** The fields of a service that are no lists, and those of its organization. */
function inList(services: readonly PublicService[], context: HsdsContext): object {
  const [service] = services as [PublicService];
  if (!context.sent?.has(service.id)) return toHsdsServiceInList(service, context);
  const record = publishedService(services, context);
  return { ...plainFields(record), ...(record.organization && { organization: plainFields(record.organization) }) };
}

const plainFields = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isHsdsRow(value) && !Array.isArray(value)));

export const serviceAtLocationRecord: ToRecord = (services, { full }, context) => {
  if (full) return completeServiceAtLocation(services, context);
  const { id, service_id, location_id, location } = placeOf(services, context);
  return { id, service_id, location_id, location: plainFields(location), service: inList(services, context) };
};

export function completeServiceAtLocation(
  services: readonly PublicService[],
  context: HsdsContext,
): HsdsServiceAtLocation {
  const { service_at_locations: _itself, ...service } = publishedService(services, context);
  return { ...placeOf(services, context), service };
}

/** A source may send a service without a place. */
function placeOf(services: readonly PublicService[], context: HsdsContext) {
  const [service] = services as [PublicService];
  const [place] = publishedService(services, context).service_at_locations ?? [];
  const [own] = toHsdsService(service, context).service_at_locations ?? [];
  return { ...(place ?? own!), location: place?.location ?? own!.location! };
}

export const organizationRecord: ToRecord = (services, query, context) =>
  query.full || query.full_service
    ? completeOrganization(services, query, context)
    : plainFields(publishedService(services.slice(0, 1), context).organization!);

export function completeOrganization(
  services: readonly PublicService[],
  { full_service }: HsdsListQuery,
  context: HsdsContext,
): HsdsOrganization {
  const [service] = services as [PublicService];
  const records = recordsOf(services, context);
  const organization = records[0]!.organization!;
  const places = records.flatMap(({ service_at_locations = [] }) => service_at_locations);
  const locations = new Map(places.flatMap(({ location }) => (location ? [[location.id, location]] : [])));
  return {
    ...(organization.id === relatedId(service.id, 'organization') && contactsOf(service, organization.id, context)),
    ...organization,
    locations: [...locations.values()],
    services: records.map((record) => (full_service ? record : { id: record.id })),
  };
}

function contactsOf(service: PublicService, id: string, { terms }: HsdsContext) {
  const idOf = (part: string) => terms.stableId(`${id}/${part}`);
  return { additional_websites: additionalUrls(service, idOf), phones: phonesOf(service, idOf) };
}

/** The places of a service are one record. */
function recordsOf(services: readonly PublicService[], context: HsdsContext): HsdsService[] {
  const groups = Map.groupBy(services, ({ id }) => context.sent?.get(id)?.publishedId ?? id);
  return [...groups.values()].map((group) => publishedService(group, context));
}

export const locationRecord: ToRecord = (services, _query, context): HsdsLocation => {
  const [service] = services as [PublicService];
  const [place] = publishedService([service], context).service_at_locations ?? [];
  return place?.location ?? toHsdsLocation(service, context);
};
