import type { HsdsListQuery } from '@amparo/domain/hsds/hsdsRoutes.ts';
import type { HsdsOrganization, HsdsServiceAtLocation } from '@amparo/domain/hsds/records/hsdsRecords.ts';
import { relatedId } from '@amparo/domain/hsds/relatedId.ts';
import {
  additionalUrls,
  type HsdsContext,
  organizationOf,
  type PublicService,
  phonesOf,
  toHsdsLocation,
  toHsdsService,
  toHsdsServiceInList,
} from '@amparo/domain/hsds/toHsdsService.ts';

/** Makes a record of a service, complete or as a list shows it. */
export type ToRecord = (service: PublicService, query: HsdsListQuery, context: HsdsContext) => object;

export const serviceRecord: ToRecord = (service, { full }, context) =>
  full ? toHsdsService(service, context) : toHsdsServiceInList(service, context);

export const serviceAtLocationRecord: ToRecord = (service, { full }, context) => {
  if (full) return completeServiceAtLocation(service, context);
  const location = toHsdsLocation(service, context);
  const { addresses: _addresses, attributes: _attributes, ...locationInList } = location;
  return { ...linkOf(service), location: locationInList, service: toHsdsServiceInList(service, context) };
};

export function completeServiceAtLocation(service: PublicService, context: HsdsContext): HsdsServiceAtLocation {
  const { service_at_locations: _itself, ...rest } = toHsdsService(service, context);
  return { ...linkOf(service), location: toHsdsLocation(service, context), service: rest };
}

function linkOf({ id }: PublicService) {
  return {
    id: relatedId(id, 'service_at_location'),
    service_id: id,
    location_id: relatedId(id, 'location'),
  };
}

export const organizationRecord: ToRecord = (service, query, context) =>
  query.full || query.full_service ? completeOrganization(service, query, context) : organizationOf(service);

export function completeOrganization(
  service: PublicService,
  { full_service }: HsdsListQuery,
  context: HsdsContext,
): HsdsOrganization {
  const organization = organizationOf(service);
  const { stableId } = context.terms;
  const idOf = (part: string) => stableId(`${organization.id}/${part}`);
  return {
    ...organization,
    additional_websites: additionalUrls(service, idOf),
    phones: phonesOf(service, idOf),
    locations: [toHsdsLocation(service, context)],
    services: [full_service ? toHsdsService(service, context) : { id: service.id }],
  };
}

export const locationRecord: ToRecord = (service, _query, context) => toHsdsLocation(service, context);
