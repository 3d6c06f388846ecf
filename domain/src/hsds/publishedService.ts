import { isPermanentlyClosed } from '../services/hours/hoursRows.ts';
import { type HsdsRow, isHsdsRow } from './hsdsTables.ts';
import {
  bedFields,
  hasDifferent,
  hoursFields,
  links,
  listOf,
  nameWithoutPlace,
  otherNumbers,
  type PublishedPlace,
  placeOf,
  publishedPlace,
  siteOf,
} from './publishedPlace.ts';
import type { HsdsService } from './records/hsdsRecords.ts';
import { isOwnOrganization, relatedId, uuidOf } from './relatedId.ts';
import { withIds } from './sentRecord.ts';
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
  const { stableId } = context.terms;
  const record = withIds(joinedRecord([first, ...others], stableId), 'service', { source, stableId });
  return record as unknown as HsdsService;
}

type StableId = (name: string) => string;
type Places = readonly [PublishedPlace, ...PublishedPlace[]];

function joinedRecord(places: Places, stableId: StableId): HsdsRow {
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
    alert: [alertsOf(places), isOurs ? '' : record.alert].filter(Boolean).join(' ') || undefined,
    ...linksOf(places, stableId),
    ...capacitiesOf(places),
    attributes: attributesOf(places),
    metadata: record.metadata ?? own.metadata,
    ...contactsOf(places),
    service_at_locations: placesOf(places, { id, stableId }),
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

const isStatus = (status: unknown) =>
  ['active', 'inactive', 'defunct', 'temporarily closed'].includes(status as string);

/** An alert of one place names the place. */
function alertsOf(places: Places): string {
  const [{ own }] = places;
  if (places.every((place) => place.own.alert === own.alert)) return own.alert ?? '';
  return places.flatMap((place) => (place.own.alert ? [`${siteOf(place)}: ${place.own.alert}`] : [])).join(' ');
}

function linksOf([first, ...others]: Places, stableId: StableId): HsdsRow {
  const sent = listOf(first.sent.service.additional_urls);
  const ofOthers = others.flatMap((place) => linksOfPlace(place, first, stableId));
  if (first.isAsSent(...links)) return ofOthers.length > 0 ? { additional_urls: [...sent, ...ofOthers] } : {};
  const isLink = ({ label }: HsdsRow) => (links as readonly string[]).includes(String(label).toLowerCase());
  const left = sent.filter((one) => !isLink(one));
  return { additional_urls: [...left, ...(first.own.additional_urls ?? []), ...ofOthers] };
}

/** In HSDS, only a service has web addresses. Their labels name the place. */
function linksOfPlace(place: PublishedPlace, first: PublishedPlace, stableId: StableId): HsdsRow[] {
  const { own, service } = place;
  const site = siteOf(place);
  const id = stableId(`${service.id}/url/website`);
  const changed = links.filter((name) => hasDifferent([name], place, first));
  return [
    ...(own.url && hasDifferent(['website'], place, first) ? [{ id, label: site, url: own.url }] : []),
    ...(own.additional_urls ?? [])
      .filter(({ label }) => changed.some((name) => name === label))
      .map((one) => ({ ...one, label: `${one.label} (${site})` })),
  ];
}

/** In HSDS, only a service has capacities. If its places have other ones, each names its place. */
function capacitiesOf([first, ...others]: Places): HsdsRow {
  const ofPlace = (place: PublishedPlace) =>
    (place.own.capacities ?? []).map((one) => ({ ...one, description: siteOf(place) }));
  const different = others.filter((place) => hasDifferent(bedFields, place, first)).flatMap(ofPlace);
  if (!first.isAsSent(...bedFields))
    return { capacities: different.length > 0 ? [first, ...others].flatMap(ofPlace) : first.own.capacities };
  return different.length > 0 ? { capacities: [...listOf(first.sent.service.capacities), ...different] } : {};
}

/** The terms that were sent, and how Amparo understands them. */
function attributesOf(places: Places): unknown[] {
  const [{ service, own, sent }] = places;
  const hasZone = haveOneZone(places);
  const ours = (own.attributes ?? []).filter(({ link_type }) => link_type !== 'time_zone' || hasZone);
  const id = sent.publishedId ?? service.id;
  return [...listOf(sent.service.attributes), ...ours.map((one) => ({ ...one, link_id: id }))];
}

/** A record has one time zone for all of its places. If they have several, each place has its own. */
const haveOneZone = (places: Places) => new Set(places.map(({ service }) => service.timeZone)).size === 1;

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

function placesOf(places: Places, names: { id: string; stableId: StableId }): unknown[] | undefined {
  const options = { ...names, haveOwnKinds: !haveOneZone(places) };
  const rows = places.flatMap((place) => placeOf(place, places[0], options) ?? []);
  return rows.length > 0 ? rows : undefined;
}
