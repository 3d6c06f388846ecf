import { isSame, type SentFields } from '../services/import/mergeSent.ts';
import { withCorrectedFacts } from './describedFacts.ts';
import { type HsdsRow, isHsdsRow } from './hsdsTables.ts';
import type { HsdsLocation, HsdsService } from './records/hsdsRecords.ts';
import { relatedId, uuidOf } from './relatedId.ts';
import type { SentRecord } from './sentRecord.ts';
import { type HsdsContext, type PublicService, toHsdsService } from './toHsdsService.ts';

export interface PublishedPlace {
  service: PublicService;
  /** What Amparo would publish of the service if no source had sent it. */
  own: HsdsService;
  sent: SentRecord;
  /** Whether nobody has changed these fields here since the source sent them. */
  isAsSent(...names: string[]): boolean;
}

/** Undefined for a confidential address: any field of the record can reveal it. */
export function publishedPlace(service: PublicService, context: HsdsContext): PublishedPlace | undefined {
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

export const hoursFields = ['schedules', 'closeSchedules', 'isContact'] as const;
export const bedFields = ['availableBeds', 'totalBeds', 'bedGroups'] as const;
const placeFields = ['address1', 'address2', 'city', 'county', 'zip', 'location'] as const;
export const links = ['facebook', 'twitter', 'instagram', 'youtube'] as const;

export const listOf = (value: unknown): HsdsRow[] => (Array.isArray(value) ? value.filter(isHsdsRow) : []);

export const otherNumbers = (phones: unknown) => listOf(phones).filter(({ type }) => /fax|tty/i.test(String(type)));

/** The services of several places have their names. */
export function nameWithoutPlace(name: string, { place, publishedId }: SentRecord): string {
  const site = isHsdsRow(place?.location) ? place.location.name : undefined;
  return publishedId === null || site === undefined ? name : name.replace(` (${String(site)})`, '');
}

/** Whether a place and the first one of its record say something else, because people have changed it at one of them. */
export function hasDifferent(
  names: readonly (keyof PublicService)[],
  place: PublishedPlace,
  first: PublishedPlace,
): boolean {
  const isAsSent = place.isAsSent(...names) && first.isAsSent(...names);
  return !isAsSent && names.some((name) => !isSame(name, place.service[name], first.service[name]));
}

/** What people call a place among several. */
export function siteOf({ service, sent: { place } }: PublishedPlace): string {
  const name = isHsdsRow(place?.location) ? place.location.name : undefined;
  return typeof name === 'string' ? name : service.address1 || service.city;
}

/** Returns the row of a place. `first` is the first place of the record, which has the texts of that one. */
export function placeOf(published: PublishedPlace, first: PublishedPlace, options: PlaceOptions): HsdsRow | undefined {
  const sentRow = rowOf(published, options.id);
  if (!sentRow) return undefined;
  const { own } = published;
  const areOwn = options.haveOwnKinds || kindsOf(own) !== kindsOf(first.own);
  const row = areOwn ? withKinds(sentRow, own.attributes ?? []) : sentRow;
  if (published === first) return row;
  const texts = [row.description, ...textsOfPlace(published, first)].filter(Boolean);
  const email = hasDifferent(['contactEmail'], published, first) ? own.email : undefined;
  const id = options.stableId(`${published.service.id}/contact/email`);
  return {
    ...row,
    ...(texts.length > 0 && { description: texts.join('\n') }),
    ...(email && { contacts: [{ id, email }, ...listOf(row.contacts)] }),
  };
}

const withKinds = (row: HsdsRow, kinds: readonly object[]): HsdsRow => ({
  ...row,
  attributes: [
    ...listOf(row.attributes),
    ...kinds.map((kind) => ({ ...kind, link_id: row.id, link_entity: 'service_at_location' })),
  ],
});

interface PlaceOptions {
  /** The id of the record. */
  id: string;
  stableId(name: string): string;
  /** Whether each place has its own types, audiences, and time zone. Otherwise only a place that differs from the first. */
  haveOwnKinds: boolean;
}

function textsOfPlace(place: PublishedPlace, first: PublishedPlace): string[] {
  const { own, sent } = place;
  const differs = (...names: (keyof PublicService)[]) => hasDifferent(names, place, first);
  const [name, nameOfFirst] = [nameWithoutPlace(own.name, sent), nameWithoutPlace(first.own.name, first.sent)];
  return [
    differs('name') && name !== nameOfFirst ? name : '',
    differs('alternateNames') ? (own.alternate_name ?? '') : '',
    differs('description') ? (own.description ?? '') : '',
    differs('age', 'category') ? (own.eligibility_description ?? '') : '',
  ];
}

/** The types, the audiences, and the time zone of a service. */
const kindsOf = ({ attributes = [] }: HsdsService) =>
  JSON.stringify(attributes.map(({ taxonomy_term_id, value }) => [taxonomy_term_id, value]));

function rowOf(published: PublishedPlace, id: string): HsdsRow | undefined {
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
