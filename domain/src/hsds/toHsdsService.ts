import { type BedGroupName, bedGroupNames } from '../services/bedGroups.ts';
import { isPermanentlyClosed } from '../services/hours/hoursRows.ts';
import { endedSeason } from '../services/hours/season.ts';
import { wallClockOf } from '../services/hours/wallClock.ts';
import type { Service } from '../services/service.ts';
import { describedFacts } from './describedFacts.ts';
import type { HsdsTerms } from './hsdsTerms.ts';
import type {
  HsdsAttribute,
  HsdsLocation,
  HsdsPhone,
  HsdsService,
  HsdsServiceInList,
  HsdsTaxonomyTerm,
} from './records/hsdsRecords.ts';
import { relatedId } from './relatedId.ts';
import { writeSchedules } from './schedules/writeSchedules.ts';
import type { SentRecord } from './sentRecord.ts';

/** A published service as guests see it, without a confidential address. */
export type PublicService = Omit<Service, 'likes' | 'openStatus' | 'distance'>;

export interface HsdsContext {
  terms: HsdsTerms;
  at: Temporal.Instant;
  /** What the sources of services sent, by the id of the service. */
  sent?: ReadonlyMap<string, SentRecord>;
}

/** Returns the fields of a service that an HSDS list shows. */
export function toHsdsServiceInList(service: PublicService, context: HsdsContext): HsdsServiceInList {
  const { description, serviceSummary, descriptionEs, serviceSummaryEs, age, category } = service;
  const { terms } = context;
  const names = category.map((code) => terms.of(code).name);
  return {
    id: service.id,
    organization_id: relatedId(service.id, 'organization'),
    ...{ name: service.name, description: description || serviceSummary || descriptionEs || serviceSummaryEs },
    ...present('alternate_name', service.alternateNames.join('; ')),
    ...present('url', webAddress(service.website)),
    ...present('email', service.contactEmail),
    status: statusOf(service, context),
    ...present('eligibility_description', [names.join(', '), age].filter(Boolean).join('. ')),
    ...readAges(age),
    ...present('assured_date', service.verifiedAt?.slice(0, 10) ?? ''),
    ...present('alert', alertOf(service, context)),
    last_modified: lastModified(service),
    organization: organizationOf(service),
  };
}

/** A confirmation is news for copies too, although it leaves `updatedAt`. Both times have the same form. */
function lastModified({ updatedAt, verifiedAt }: PublicService): string {
  return verifiedAt !== null && verifiedAt > updatedAt ? verifiedAt : updatedAt;
}

/** Returns everything that HSDS can say about a service, without what its source sent. */
export function toHsdsService(service: PublicService, context: HsdsContext): HsdsService {
  const { stableId } = context.terms;
  const idOf = (part: string) => stableId(`${service.id}/${part}`);
  return {
    ...toHsdsServiceInList(service, context),
    ...describedFacts(service.description, idOf),
    ...filled('additional_urls', additionalUrls(service, idOf)),
    ...filled('phones', phonesOf(service, idOf)),
    ...filled('schedules', schedulesOf(service, context)),
    service_at_locations: [
      {
        id: relatedId(service.id, 'service_at_location'),
        service_id: service.id,
        location_id: relatedId(service.id, 'location'),
        location: toHsdsLocation(service, context),
      },
    ],
    ...filled('capacities', capacitiesOf(service, context)),
    attributes: attributesOf(service, context),
    ...filled('metadata', metadataOf(service, idOf)),
  };
}

/** A service names no organization of its own, so the organization has the service's name and contacts. */
function organizationOf(service: PublicService): NonNullable<HsdsServiceInList['organization']> {
  return {
    id: relatedId(service.id, 'organization'),
    ...{ name: service.name, description: service.serviceSummary || service.description },
    ...present('alternate_name', service.alternateNames.join('; ')),
    ...present('email', service.contactEmail),
    ...present('website', webAddress(service.website)),
  };
}

export function additionalUrls(service: PublicService, idOf: (part: string) => string) {
  return (['facebook', 'twitter', 'instagram', 'youtube'] as const).flatMap((site) => {
    const url = webAddress(service[site]);
    return url === '' ? [] : [{ id: idOf(`url/${site}`), label: site, url }];
  });
}

export function phonesOf(service: PublicService, idOf: (part: string) => string) {
  return readPhones(service.phone).map((phone, n) => ({ id: idOf(`phone/${n}`), type: 'voice', ...phone }));
}

/** Returns the location. A confidential address has neither an address nor a position. */
export function toHsdsLocation(service: PublicService, { terms }: HsdsContext): HsdsLocation {
  const id = relatedId(service.id, 'location');
  const isHidden = service.isAddressConfidential;
  const precision = terms.precision(isHidden ? 'hidden' : service.locationPrecision);
  const place = [service.city, service.state].filter(Boolean).join(', ');
  const [longitude, latitude] = isHidden ? [] : (service.location?.coordinates ?? []);
  return {
    ...{ id, location_type: 'physical', organization_id: relatedId(service.id, 'organization'), name: service.name },
    ...present('description', isHidden ? `${precision.description} ${place}`.trim() : place),
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    ...filled('addresses', isHidden ? [] : addressesOf(service, terms.stableId(`${service.id}/address`))),
    attributes: [attribute(terms, precision, { id, entity: 'location', type: 'position' })],
  };
}

/** HSDS requires each of these fields. Without one of them there is no address. */
function addressesOf(service: PublicService, id: string) {
  const { address1, address2, city, county, state, zip, country } = service;
  if ([address1, city, state, zip].includes('')) return [];
  return [
    {
      ...{ id, address_1: address1, ...present('address_2', address2), city, ...present('region', county) },
      ...{ state_province: state, postal_code: zip, country: /^[A-Z]{2}$/.test(country) ? country : 'US' },
      address_type: 'physical' as const,
    },
  ];
}

function schedulesOf(service: PublicService, { terms }: HsdsContext): NonNullable<HsdsService['schedules']> {
  const timezone = standardOffset(service.timeZone);
  const used = new Map<string, number>();
  return writeSchedules(service).map(({ rule, kind, value }) => {
    // The id belongs to the content: other schedules keep theirs when one changes.
    const content = JSON.stringify([rule, kind, value]);
    const repeats = used.get(content) ?? 0;
    used.set(content, repeats + 1);
    const id = terms.stableId(`${service.id}/schedule/${content}/${repeats}`);
    const link = { id, entity: 'schedule', type: 'schedule_kind', ...(value === undefined ? {} : { value }) };
    return {
      ...{ id, ...rule, ...(rule.opens_at === undefined ? {} : { timezone }) },
      ...(kind === undefined ? {} : { attributes: [attribute(terms, terms.of(kind), link)] }),
    };
  });
}

const offsets = new Map<string, number>();

/** The hours that a zone is ahead of UTC in winter time. HSDS has no daylight saving time; the attribute names the zone. */
function standardOffset(timeZone: string): number {
  const known = offsets.get(timeZone);
  if (known !== undefined) return known;
  const clock = wallClockOf(timeZone);
  const [winter, summer] = ['2026-01-15', '2026-07-15'].map((date) => clock.readOffset(Date.parse(date)));
  const offset = Math.min(winter!, summer!) / 3_600_000;
  offsets.set(timeZone, offset);
  return offset;
}

/** The names of the units in which beds of a group are counted. */
export const bedUnitNames = {
  MEN: 'Bed for men',
  WOMEN: 'Bed for women',
  FAMILIES: 'Bed for families',
  KIDS: 'Bed for youth',
  ALL: 'Bed for anyone',
} satisfies Record<BedGroupName, string>;

/** The units of capacities: beds, and the beds of each group. */
export function bedUnits(terms: HsdsTerms) {
  return [bedUnit(terms), ...bedGroupNames.map((group) => bedUnit(terms, group))];
}

function bedUnit({ stableId }: HsdsTerms, group?: BedGroupName) {
  return group
    ? { id: stableId(`unit/bed/${group}`), name: bedUnitNames[group] }
    : { id: stableId('unit/bed'), name: 'Bed' };
}

function capacitiesOf(service: PublicService, { terms }: HsdsContext) {
  if (!service.type.includes('SHELTER') || service.totalBeds === 0) return [];
  const { availableBeds, totalBeds, bedsUpdatedAt, updatedAt } = service;
  const id = `${service.id}/capacity/bed`;
  const updated = bedsUpdatedAt ?? updatedAt;
  return [
    { id: terms.stableId(id), unit: bedUnit(terms), available: availableBeds, maximum: totalBeds, updated },
    ...service.bedGroups.map(({ group, total, available }) => ({
      id: terms.stableId(`${id}/${group}`),
      ...{ unit: bedUnit(terms, group), available, maximum: total, updated },
    })),
  ];
}

function attributesOf(service: PublicService, { terms }: HsdsContext): HsdsAttribute[] {
  const link = { id: service.id, entity: 'service' };
  const typed = (codes: readonly string[], type: string) =>
    codes.map((code) => attribute(terms, terms.of(code), { ...link, type }));
  return [
    ...typed(service.type, 'service_type'),
    ...typed(service.subTypes, 'service_sub_type'),
    ...typed(service.category, 'audience'),
    attribute(terms, terms.timeZone, { ...link, type: 'time_zone', value: service.timeZone }),
  ];
}

interface Link {
  id: string;
  entity: string;
  type: string;
  value?: string;
}

function attribute({ stableId }: HsdsTerms, term: HsdsTaxonomyTerm, { id, entity, type, value }: Link): HsdsAttribute {
  return {
    id: stableId(`${id}/attribute/${term.id}`),
    ...{ link_id: id, link_type: type, link_entity: entity },
    ...(value === undefined ? {} : { value }),
    ...{ label: term.name, taxonomy_term_id: term.id, taxonomy_term: term },
  };
}

/** The directory from which a service was imported. */
function metadataOf({ id, source, createdAt }: PublicService, idOf: (part: string) => string) {
  if (!source) return [];
  return [
    {
      ...{ id: idOf('metadata/source'), resource_id: id, resource_type: 'service' },
      ...{ last_action_date: createdAt.slice(0, 10), last_action_type: 'import', field_name: 'id' },
      ...{ previous_value: source.id, replacement_value: id, updated_by: source.name },
    },
  ];
}

function statusOf(service: PublicService, { at }: HsdsContext): HsdsServiceInList['status'] {
  if (isPermanentlyClosed(service)) return 'defunct';
  return endedSeason(service, at, service.timeZone) === null ? 'active' : 'inactive';
}

function alertOf(service: PublicService, { at }: HsdsContext): string {
  const { isSample, isCriticalHeader, isCriticalNeverExpire, criticalExpiredAt, criticalDescription } = service;
  const isCurrent =
    isCriticalNeverExpire || (criticalExpiredAt !== null && Date.parse(criticalExpiredAt) > at.epochMilliseconds);
  const texts = [isSample ? 'Sample data. Call first.' : '', isCriticalHeader && isCurrent ? criticalDescription : ''];
  return texts.filter(Boolean).join(' ');
}

/** A web address as RFC 3986 allows it, or '' if it is none. */
function webAddress(typed: string): string {
  if (!URL.canParse(typed)) return '';
  return new URL(typed).href.replaceAll(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]|%(?![\da-f]{2})/gi, (character) =>
    encodeURIComponent(character),
  );
}

const present = <Name extends string>(name: Name, value: string) =>
  (value === '' ? {} : { [name]: value }) as { [Key in Name]?: string };
const filled = <Name extends string, Item>(name: Name, items: Item[]) =>
  (items.length === 0 ? {} : { [name]: items }) as { [Key in Name]?: Item[] };

const agePatterns: readonly [RegExp, (...numbers: number[]) => { minimum_age?: number; maximum_age?: number }][] = [
  [/^(\d{1,3}) ?(?:\+|and older|and over|or older|years and older)$/, (from) => ({ minimum_age: from! })],
  [/^(\d{1,3}) (?:and|or) (?:younger|under)$/, (to) => ({ maximum_age: to! })],
  [/^(\d{1,3}) ?(?:to|-|–) ?(\d{1,3})$/, (from, to) => (from! <= to! ? { minimum_age: from!, maximum_age: to! } : {})],
];

/** Returns the limits of a text that says only them: `18 and older`, `6 to 14`. Exceptions are not limits. */
function readAges(age: string): { minimum_age?: number; maximum_age?: number } {
  const text = age
    .trim()
    .toLowerCase()
    .replace(/^ages? /, '');
  for (const [pattern, agesOf] of agePatterns) {
    const match = pattern.exec(text);
    if (match) return agesOf(...match.slice(1).map(Number));
  }
  return {};
}

const phoneExtension = /^(.*\d\D*?),? (?:ext\.?|x) ?([1-9]\d{0,6})$/i;

/** Returns the numbers of a text with one or several, such as `2-1-1 or 1-877-541-7905`. Other words stay with their number. */
function readPhones(text: string): Pick<HsdsPhone, 'number' | 'extension'>[] {
  const parts = text
    .split(/\s*(?:;|\bor\b|\bo\b)\s*/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const isSeveral = parts.every((part) => /\d.*\d/.test(part));
  return (isSeveral ? parts : [text.trim()]).filter(Boolean).map((part) => {
    const [, number, digits] = phoneExtension.exec(part) ?? [];
    return digits === undefined ? { number: part } : { number: number!.trim(), extension: Number(digits) };
  });
}
