import { isPermanentlyClosed } from '../services/hours/hoursRows.ts';
import { isSame, type SentFields } from '../services/import/mergeSent.ts';
import { withCorrectedFacts } from './describedFacts.ts';
import { type HsdsRow, isHsdsRow } from './hsdsTables.ts';
import type { HsdsLocation, HsdsService } from './records/hsdsRecords.ts';
import { isOwnOrganization, relatedId, uuidOf } from './relatedId.ts';
import { type SentRecord, withIds } from './sentRecord.ts';
import { type HsdsContext, type PublicService, toHsdsService } from './toHsdsService.ts';

/**
 * Returns the record that we publish of a service. One that a source sent is published as it was sent, with what has
 * changed here since. `group` has the services that its places became: they are one service again.
 */
export function publishedService(group: readonly PublicService[], context: HsdsContext): HsdsService {
  const places = group.flatMap((service) => publishedPlace(service, context) ?? []);
  const open = places.filter(({ service }) => !isPermanentlyClosed(service));
  // The service goes on at its other places.
  const [first, ...others] = open.length > 0 ? open : places;
  if (!first) return toHsdsService(group[0]!, context);
  const { source } = first.sent;
  const record = withIds(joinedRecord([first, ...others]), 'service', {
    source,
    stableId: context.terms.stableId,
  });
  return record as unknown as HsdsService;
}

interface PublishedPlace {
  service: PublicService;
  /** What Amparo would publish of the service if no source had sent it. */
  own: HsdsService;
  sent: SentRecord;
  /** Whether nobody has changed these fields here since the source sent them. */
  isAsSent(...names: string[]): boolean;
}
type Places = readonly [PublishedPlace, ...PublishedPlace[]];

/** Undefined for a confidential address: any field of the record can reveal it. */
function publishedPlace(service: PublicService, context: HsdsContext): PublishedPlace | undefined {
  const sent = context.sent?.get(service.id);
  if (!sent || service.isAddressConfidential) return undefined;
  const isAsSent = (...names: string[]) => names.every((name) => isUnchanged(name, service, sent.values));
  const own = toHsdsService(service, context);
  return { service, own, sent: withCorrectedFacts(sent, { ...service, own }), isAsSent };
}

/** Values that a service has if its source says nothing. */
const isUnset: Record<string, (service: PublicService) => boolean> = {
  category: ({ category }) => category.join() === 'ALL',
  availableBeds: ({ type, totalBeds }) => totalBeds === 0 || !type.includes('SHELTER'),
  totalBeds: ({ type, totalBeds }) => totalBeds === 0 || !type.includes('SHELTER'),
  isContact: ({ schedules }) => schedules.length === 0,
  // They are derived from the address.
  county: () => true,
  location: () => true,
};

function isUnchanged(name: string, service: PublicService, values: SentFields): boolean {
  const value = service[name as keyof PublicService];
  if (name in values) return isSame(name, value, values[name]);
  return isUnset[name]?.(service) ?? (value === '' || value === null || (Array.isArray(value) && value.length === 0));
}

const hoursFields = ['schedules', 'closeSchedules', 'isContact'] as const;
const placeFields = ['address1', 'address2', 'city', 'county', 'zip', 'location'] as const;
const links = ['facebook', 'twitter', 'instagram', 'youtube'] as const;

function joinedRecord(places: Places): HsdsRow {
  const [{ service, own, sent, isAsSent }] = places;
  const record = sent.service;
  const isOurs = isOwnOrganization(record.organization, record.id);
  const { organization, ...texts } = textsOf(places[0], isOurs);
  const id = sent.publishedId ?? service.id;
  return {
    ...record,
    ...{
      id,
      ...texts,
      last_modified: [...places.map((place) => place.own.last_modified), sent.modifiedAt].sort().pop(),
    },
    ...{ organization, organization_id: organization.id },
    status: isStatus(record.status) && isAsSent(...hoursFields) ? record.status : own.status,
    alert: [own.alert, isOurs ? '' : record.alert].filter(Boolean).join(' ') || undefined,
    ...(isAsSent(...links) ? {} : { additional_urls: linksOf(places[0]) }),
    ...(isAsSent('availableBeds', 'totalBeds') ? {} : { capacities: own.capacities }),
    attributes: attributesOf(places),
    metadata: record.metadata ?? own.metadata,
    ...contactsOf(places),
    service_at_locations: placesOf(places, id),
  };
}

/** Fields that are one text. `undefined` leaves a field out of JSON. */
function textsOf({ service, own, sent, isAsSent }: PublishedPlace, isOurs: boolean) {
  const record = sent.service;
  const choose = (field: keyof HsdsService, ...names: string[]) => (isAsSent(...names) ? record[field] : own[field]);
  const isSameAge = isAsSent('age') && (!isOurs || isAsSent('category'));
  const confirmed = own.assured_date;
  const organization = isHsdsRow(record.organization) ? record.organization : (own.organization as unknown as HsdsRow);
  return {
    name: isAsSent('name') ? record.name : nameWithoutPlace(own.name, sent),
    alternate_name: choose('alternate_name', 'alternateNames'),
    description: choose('description', 'description'),
    url: typeof record.url === 'string' && !URL.canParse(record.url) ? own.url : choose('url', 'website'),
    email: choose('email', 'contactEmail'),
    eligibility_description: isSameAge ? record.eligibility_description : own.eligibility_description,
    minimum_age: isSameAge ? record.minimum_age : own.minimum_age,
    maximum_age: isSameAge ? record.maximum_age : own.maximum_age,
    assured_date: confirmed === undefined || confirmed === sent.values.confirmedOn ? record.assured_date : confirmed,
    organization: {
      ...{ name: own.name, description: organization.name ?? own.name, ...organization },
      id: uuidOf(organization.id) ?? relatedId(service.id, 'organization'),
    },
  };
}

/** The services of several places have their names. */
function nameWithoutPlace(name: string, { place, publishedId }: SentRecord): string {
  const site = isHsdsRow(place?.location) ? place.location.name : undefined;
  return publishedId === null || site === undefined ? name : name.replace(` (${String(site)})`, '');
}

const isStatus = (status: unknown) =>
  ['active', 'inactive', 'defunct', 'temporarily closed'].includes(status as string);

function linksOf({ own, sent }: PublishedPlace): unknown[] {
  const sites: readonly string[] = links;
  const others = listOf(sent.service.additional_urls).filter(
    ({ label }) => !sites.includes(String(label).toLowerCase()),
  );
  return [...others, ...(own.additional_urls ?? [])];
}

const listOf = (value: unknown): HsdsRow[] => (Array.isArray(value) ? value.filter(isHsdsRow) : []);

/** The terms that were sent, and how Amparo understands them. */
function attributesOf(places: Places): unknown[] {
  const [{ service, own, sent }] = places;
  const zones = new Set(places.map((place) => place.service.timeZone));
  // A record has one time zone for all of its places.
  const ours = (own.attributes ?? []).filter(({ link_type }) => link_type !== 'time_zone' || zones.size === 1);
  const id = sent.publishedId ?? service.id;
  return [...listOf(sent.service.attributes), ...ours.map((one) => ({ ...one, link_id: id }))];
}

/** The phone numbers and the hours of all places. Those that were changed here replace those that were sent. */
function contactsOf(places: Places): HsdsRow {
  const [{ own, sent, isAsSent }] = places;
  // Only a place of several has numbers and hours of its own.
  if (places.length > 1 || sent.publishedId !== null)
    return places.some((place) => place.isAsSent('phone')) ? {} : { phones: otherNumbers(sent.service.phones) };
  return {
    ...(isAsSent('phone') ? {} : { phones: [...(own.phones ?? []), ...otherNumbers(sent.service.phones)] }),
    ...(isAsSent(...hoursFields) ? {} : { schedules: own.schedules }),
  };
}

const otherNumbers = (phones: unknown) => listOf(phones).filter(({ type }) => /fax|tty/i.test(String(type)));

function placesOf(places: Places, id: string): unknown[] | undefined {
  const rows = places.flatMap((place) => placeOf(place, id) ?? []);
  return rows.length > 0 ? rows : undefined;
}

function placeOf(published: PublishedPlace, id: string): HsdsRow | undefined {
  const { service, own, sent, isAsSent } = published;
  const [ownPlace] = own.service_at_locations ?? [];
  const isThere = isAsSent(...placeFields);
  const { phones, schedules, location: sentLocation, ...place } = sent.place ?? {};
  if (!isHsdsRow(sentLocation) && isThere) return sent.place;
  const isAlone = sent.publishedId === null;
  const isSamePhone = isAsSent('phone');
  const areSameHours = isAsSent(...hoursFields);
  const location = locationOf(isHsdsRow(sentLocation) ? sentLocation : {}, ownPlace!.location!, isThere);
  const { phones: numbersThere, schedules: hoursThere, ...rest } = location;
  return {
    ...place,
    ...{ id: uuidOf(place.id) ?? relatedId(service.id, 'service_at_location'), service_id: id },
    phones: isSamePhone ? phones : isAlone ? otherNumbers(phones) : [...(own.phones ?? []), ...otherNumbers(phones)],
    schedules: areSameHours ? schedules : isAlone ? undefined : own.schedules,
    location_id: rest.id,
    location: {
      ...rest,
      ...{ phones: isSamePhone ? numbersThere : otherNumbers(numbersThere) },
      ...(areSameHours && { schedules: hoursThere }),
    },
  };
}

function locationOf(sent: HsdsRow, own: HsdsLocation, isAsSent: boolean): HsdsRow {
  const id = uuidOf(sent.id) ?? own.id;
  const positions = (own.attributes ?? []).map((one) => ({ ...one, link_id: id }));
  const attributes = [...listOf(sent.attributes), ...positions];
  const { addresses, latitude, longitude, ...others } = sent;
  const { addresses: ownAddresses, latitude: ownLatitude, longitude: ownLongitude } = own;
  return {
    location_type: own.location_type,
    ...others,
    ...(isAsSent
      ? { addresses, latitude, longitude }
      : { addresses: ownAddresses, latitude: ownLatitude, longitude: ownLongitude }),
    ...{ id, attributes },
  };
}
