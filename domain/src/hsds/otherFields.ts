/** Fields of HSDS that a service here does not have, as its source sent them. */
export interface OtherFields {
  service?: Fields;
  organization?: Fields;
  location?: Fields;
}

type Fields = Record<string, unknown>;

/** What `toHsdsService` writes, or what says where a record is stored. */
const ownFields = {
  service: new Set([
    ...['id', 'organization_id', 'program_id', 'name', 'alternate_name', 'description', 'url', 'email', 'status'],
    ...['eligibility_description', 'minimum_age', 'maximum_age', 'assured_date', 'alert', 'last_modified'],
    ...['organization', 'additional_urls', 'phones', 'schedules', 'service_at_locations', 'capacities', 'attributes'],
    ...['metadata', 'interpretation', 'modified_date'],
  ]),
  organization: new Set([
    ...['id', 'name', 'alternate_name', 'description', 'email', 'website', 'url', 'phones', 'locations', 'services'],
    ...['additional_websites', 'metadata', 'parent_organization_id'],
  ]),
  location: new Set([
    ...['id', 'location_type', 'organization_id', 'name', 'description', 'latitude', 'longitude', 'addresses'],
    ...['attributes', 'phones', 'schedules', 'metadata'],
  ]),
};

/** Returns what a service sent by another publisher has, and a service here has not. `location` is one of its own. */
export function otherFieldsOf(service: unknown, location: unknown): OtherFields | undefined {
  const found = {
    service: rest(service, 'service'),
    organization: rest(isFields(service) ? service.organization : undefined, 'organization'),
    location: rest(location, 'location'),
  };
  const filled = Object.entries(found).filter(([, fields]) => Object.keys(fields).length > 0);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

function rest(value: unknown, kind: keyof typeof ownFields): Fields {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([name, item]) => !ownFields[kind].has(name) && !isEmpty(item)),
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface Writable {
  organization?: object;
  service_at_locations?: { location?: object }[];
}

/** Adds them to the record of a service. These count more. */
export function withOtherFields<Record extends Writable>(record: Record, others: OtherFields | undefined): Record {
  if (!others) return record;
  const { organization, service_at_locations: places } = record;
  return {
    ...others.service,
    ...record,
    ...(organization && { organization: { ...others.organization, ...organization } }),
    ...(places && {
      service_at_locations: places.map((place) =>
        place.location ? { ...place, location: { ...others.location, ...place.location } } : place,
      ),
    }),
  };
}
