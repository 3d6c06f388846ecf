import { dateOfDay, dayNumberOf } from '../services/hours/calendarDay.ts';
import { readTerms, type TermOptions } from './readTerms.ts';
import { isOwnOrganization } from './relatedId.ts';
import { type ReadSchedules, readSchedules, type SentSchedule } from './schedules/readSchedules.ts';
import { type StoredRecord, storedRecordOf } from './sentRecord.ts';
import type {
  SentAttribute,
  SentContact,
  SentLocation,
  SentPhone,
  SentService,
  SentServiceAtLocation,
} from './sentService.ts';
import { bedUnitNames } from './toHsdsService.ts';

/** A line of an import (`parseImportedService`): fields of a service, its id, and its source. */
export type ImportLine = Record<string, unknown>;

export interface ReadOptions extends TermOptions {
  /** The name of the directory. */
  source: string;
  /** The local date `YYYY-MM-DD`. */
  today: string;
}

interface ReadService {
  line: ImportLine;
  /** Whether its hours cannot be expressed here. It then says "call for hours": no hours are better than wrong hours. */
  isHoursUnclear: boolean;
}

/**
 * Rules of HSDS that hours cannot express become dates within this many days, the longest time with at most `MOST_ENTRIES`
 * of them. The next import continues them.
 */
const DAYS_AHEAD = [3 * 365, 365, 120];
const MOST_ENTRIES = 200;

/**
 * Returns a service of HSDS as lines of an import: one for each of its locations, because a service has one address here.
 * A line contains only fields that the record has, so that an import leaves the others unchanged. `sent` is the whole record,
 * which is published again.
 */
export function fromHsdsService(service: SentService, options: ReadOptions, sent: unknown = null): ReadService[] {
  const places = service.service_at_locations.flatMap((place, i) =>
    place.location ? [{ ...place, otherFields: storedRecordOf(sent, i) }] : [],
  );
  const alone = { otherFields: storedRecordOf(sent, 0), ...places[0], id: service.id };
  if (places.length <= 1) return [lineOf(service, alone, options)];
  return places.map((place, i) => {
    const id = place.id || (i === 0 ? service.id : `${service.id} ${i + 1}`);
    const { line, isHoursUnclear } = lineOf(service, { ...place, id }, options);
    const site = place.location?.name ?? '';
    const ofRecord = { ...line, recordId: service.id };
    const isNew = site !== '' && !service.name.toLowerCase().includes(site.toLowerCase());
    return { line: isNew ? { ...ofRecord, name: `${service.name} (${site})` } : ofRecord, isHoursUnclear };
  });
}

type Place = Partial<SentServiceAtLocation> & { id: string; otherFields?: StoredRecord | undefined };

function lineOf(service: SentService, place: Place, options: ReadOptions): ReadService {
  const { source, today } = options;
  const { location } = place;
  const { hours, isHoursUnclear } = hoursOf(service, place, today);
  const line = {
    ...{ id: place.id, source: { name: source, id: place.id } },
    ...textsOf(service),
    ...factsOf(service, place),
    ...cyclesOf(service),
    // Any field of the record can reveal a confidential address.
    ...(place.otherFields && !(location && isHidden(location)) && { otherFields: place.otherFields }),
    ...kindsOf(service, place, options),
    ...contactsOf(service, place),
    ...(location ? placeOf(location) : {}),
    ...bedsOf(service, place),
    ...hours,
    ...filled(
      'timeZone',
      valueOfTerm(place.attributes ?? [], 'TIME_ZONE') || valueOfTerm(service.attributes, 'TIME_ZONE'),
    ),
    ...(service.assured_date.slice(0, 10) <= today ? filled('confirmedOn', service.assured_date.slice(0, 10)) : {}),
  };
  return { line, isHoursUnclear };
}

/** The references of a record that lead back to where they are. */
function cyclesOf({ organization, reference_cycles }: SentService): ImportLine {
  const isOwnParent = organization?.id && organization.id === organization.parent_organization_id;
  const cycles = [...reference_cycles, ...(isOwnParent ? ['organization.parent_organization_id'] : [])];
  return cycles.length > 0 ? { referenceCycles: [...new Set(cycles)] } : {};
}

function textsOf(service: SentService): ImportLine {
  const { name, description, organization, alternate_name } = service;
  const owner = organization?.name ?? '';
  const isOther = owner.toLowerCase() !== name.toLowerCase();
  // An organization of the same name says in a few words what the service says in many.
  const summary = isOther || organization?.description === owner ? '' : organization?.description;
  const names = [...alternate_name.split(/[;\n]/), isOther ? owner : ''].map((other) => other.trim()).filter(Boolean);
  return {
    ...{ name, description },
    ...filled('serviceSummary', summary ?? ''),
    ...(names.length > 0 ? { alternateNames: names } : {}),
  };
}

/**
 * Facts that a service has no field for stay readable at the end of its description: search finds their words, and the
 * page of the service shows them by their labels.
 */
function factsOf(service: SentService, place: Place): ImportLine {
  const { location, service_areas = [] } = place;
  const costs = service.cost_options.map(({ option, amount, currency, amount_description }) =>
    [option, amount && `${amount} ${currency}`.trim(), amount_description].filter(Boolean).join(': '),
  );
  const languages = [...service.languages, ...(location?.languages ?? [])].map(withNote);
  // Facts about a building can reveal where it is.
  const isShown = location && !isHidden(location);
  const accessibility = isShown ? location.accessibility : [];
  const facts: Record<string, string[]> = {
    eligibility: [isOurs(service) ? '' : service.eligibility_description],
    fees: [service.fees_description, ...costs],
    documents: service.required_documents.map(({ document }) => document),
    languages: [...languages, service.interpretation_services],
    accessibility: accessibility.flatMap(({ description, details }) => [description, details]),
    serviceArea: [...service.service_areas, ...service_areas].map(({ name, description }) => name || description),
    applicationProcess: [service.application_process],
    morePhones: isOurs(service) ? [] : otherNumbersOf(service, place).slice(0, MOST_CONTACTS),
    contacts: [...service.contacts, ...(place.contacts ?? []), ...(isShown ? location.contacts : [])]
      .slice(0, MOST_CONTACTS)
      .map(contactText),
    alert: [isOurs(service) ? '' : service.alert],
  };
  const known = Object.entries(facts).map(([name, texts]) => [name, texts.filter(Boolean)] as const);
  return Object.fromEntries(known.filter(([, texts]) => texts.length > 0));
}

const withNote = ({ name, note }: { name: string; note: string }) => (note === '' ? name : `${name} (${note})`);

function kindsOf(service: SentService, place: Place, options: TermOptions): ImportLine {
  // Another installation names the kinds of a place if they differ from those of the service.
  const isAmparo = ({ taxonomy_term }: SentAttribute) => taxonomy_term?.taxonomy.startsWith('Amparo ') ?? false;
  const ofPlace = (place.attributes ?? []).filter(isAmparo);
  const ofService = service.attributes.filter((one) => ofPlace.length === 0 || !isAmparo(one));
  const { type, subTypes, category } = readTerms([...ofPlace, ...ofService], options);
  return {
    ...(type.length > 0 ? { type } : {}),
    ...(subTypes.length > 0 ? { subTypes } : {}),
    ...(category.length > 0 ? { category } : {}),
    ...filled('age', ageOf(service)),
  };
}

function ageOf(service: SentService): string {
  const { minimum_age: from, maximum_age: to, eligibility_description } = service;
  // Our eligibility repeats the audiences before the age.
  if (isOurs(service)) return eligibility_description.split('. ').slice(1).join('. ');
  if (from !== '' && to !== '') return `${from} to ${to}`;
  if (from !== '') return `${from} and older`;
  return to === '' ? '' : `${to} and younger`;
}

/** Whether an installation of Amparo wrote the record. */
const isOurs = ({ id, organization }: SentService) => isOwnOrganization(organization, id);

const links = ['facebook', 'twitter', 'instagram', 'youtube'];

/** The phone numbers, those that belong most closely to the service at its place first. */
function phonesOf({ phones, organization }: SentService, place: Place): SentPhone[][] {
  const lists = [place.phones ?? [], phones, place.location?.phones ?? [], organization?.phones ?? []];
  return lists.map((list) => list.filter(({ number }) => number !== ''));
}

/** A description has room for these. All of them are published as HSDS. */
const MOST_CONTACTS = 8;
/** The others are in the description. */
const NUMBERS_SHOWN = 2;

function shownNumbersOf(service: SentService, place: Place): string[] {
  const voices = phonesOf(service, place).map((list) => list.filter((phone) => !isOther(phone)));
  const numbers = (voices.find((list) => list.length > 0) ?? []).map(numberText);
  // Our own text of several numbers stays whole.
  return isOurs(service) ? numbers : numbers.slice(0, NUMBERS_SHOWN);
}

function otherNumbersOf(service: SentService, place: Place): string[] {
  const shown = shownNumbersOf(service, place);
  const texts = phonesOf(service, place)
    .flat()
    .map((phone) => (isOther(phone) ? `${numberText(phone)} (${phone.type})` : numberText(phone)));
  return texts.filter((text) => !shown.includes(text));
}

const isOther = ({ type }: SentPhone) => /fax|tty/i.test(type);
const numberText = ({ number, extension }: SentPhone) => (extension === '' ? number : `${number} ext. ${extension}`);

function contactText({ name, title, department, email, phones }: SentContact): string {
  return [name, title, department, ...phones.map(numberText), email].filter(Boolean).join(', ');
}

function contactsOf(service: SentService, place: Place): ImportLine {
  const { organization } = service;
  return {
    ...filled('phone', shownNumbersOf(service, place).join(' or ')),
    ...filled('contactEmail', service.email || (organization?.email ?? '')),
    ...filled('website', service.url || (organization?.website ?? '')),
    ...Object.fromEntries(
      service.additional_urls
        .map(({ label, url }) => [label.toLowerCase(), url] as const)
        .filter(([label, url]) => links.includes(label) && url !== ''),
    ),
  };
}

const cityAndState = /([^.,]+), ([A-Z]{2})\.?$/;

/** A confidential address is not in the record. If somebody sent it nevertheless, it is left out. */
function placeOf(location: SentLocation): ImportLine {
  const precision = codesOf(location.attributes).find((code) => code.startsWith('POSITION_')) ?? '';
  if (isHidden(location)) {
    const [, city = '', state = ''] = cityAndState.exec(location.description) ?? [];
    return { isAddressConfidential: true, ...filled('city', city.trim()), ...filled('state', state) };
  }
  const { addresses, latitude, longitude } = location;
  const address = addresses.find(({ address_type }) => address_type === 'physical') ?? addresses[0];
  const isLocated = latitude !== '' && longitude !== '' && Number.isFinite(Number(latitude) + Number(longitude));
  return {
    ...(address ? addressOf(address) : {}),
    ...(isLocated ? { location: { coordinates: [Number(longitude), Number(latitude)] } } : {}),
    ...filled('locationPrecision', precision.replace('POSITION_', '').toLowerCase()),
  };
}

function addressOf(address: SentLocation['addresses'][number]): ImportLine {
  return {
    ...filled('address1', address.address_1),
    ...filled('address2', address.address_2),
    ...filled('city', address.city),
    ...filled('county', address.region.replace(/ County$/i, '')),
    ...filled('state', address.state_province),
    ...filled('zip', address.postal_code),
  };
}

function hoursOf(service: SentService, place: Place, today: string): { hours: ImportLine; isHoursUnclear: boolean } {
  if (service.status === 'defunct')
    return { hours: { schedules: [{ type: 'PERMANENTLY_CLOSED' }] }, isHoursUnclear: false };
  const callFirst = { schedules: [], closeSchedules: [], isContact: true };
  if (!isOurs(service) && ['inactive', 'temporarily closed'].includes(service.status))
    return { hours: callFirst, isHoursUnclear: false };
  const lists = [place.schedules ?? [], service.schedules, place.location?.schedules ?? []];
  const sent = lists.find((list) => list.length > 0);
  if (!sent) return { hours: {}, isHoursUnclear: false };
  const { hours, problems } = readWithin(sent, today);
  return problems.length > 0
    ? { hours: callFirst, isHoursUnclear: true }
    : { hours: { ...hours }, isHoursUnclear: false };
}

function readWithin(sent: readonly SentSchedule[], today: string): ReadSchedules {
  const readUntil = (days: number) => readSchedules(sent, { from: today, to: dateOfDay(dayNumberOf(today) + days) });
  const isShort = ({ hours }: ReadSchedules) =>
    Math.max(hours.schedules.length, hours.closeSchedules.length) <= MOST_ENTRIES;
  let read = readUntil(DAYS_AHEAD[0]!);
  for (const days of DAYS_AHEAD.slice(1)) if (!isShort(read)) read = readUntil(days);
  return read;
}

function bedsOf(service: SentService, place: Place): ImportLine {
  const counted = capacitiesOf(service, place).flatMap(({ unit, available, maximum }) =>
    /^\d+$/.test(available)
      ? [{ unit: unit?.name ?? '', available: Number(available), total: Number(maximum) || 0 }]
      : [],
  );
  const all = counted.find(({ unit }) => /^beds?$/i.test(unit));
  if (!all) return {};
  const bedGroups = counted.flatMap(({ unit, available, total }) => {
    const group = Object.entries(bedUnitNames).find(([, name]) => name === unit)?.[0];
    return group ? [{ group, total, available }] : [];
  });
  return { availableBeds: all.available, totalBeds: all.total, ...(bedGroups.length > 0 ? { bedGroups } : {}) };
}

/** The capacities with a description that names the place. If there are none, the capacities that name no place. */
function capacitiesOf({ capacities, service_at_locations }: SentService, { location }: Place) {
  const siteOf = (one: SentLocation | null | undefined) => one?.name || one?.addresses[0]?.address_1 || '';
  const named = capacities.filter(({ description }) => description !== '' && description === siteOf(location));
  const sites = new Set(service_at_locations.map((place) => siteOf(place.location)));
  return named.length > 0 ? named : capacities.filter(({ description }) => !description || !sites.has(description));
}

const isHidden = ({ attributes }: SentLocation) => codesOf(attributes).includes('POSITION_HIDDEN');

const codesOf = (attributes: readonly SentAttribute[]) =>
  attributes.map(({ taxonomy_term }) => taxonomy_term?.code ?? '');

const valueOfTerm = (attributes: readonly SentAttribute[], code: string) =>
  attributes.find(({ taxonomy_term }) => taxonomy_term?.code === code)?.value ?? '';

function filled(name: string, value: string): ImportLine {
  return value === '' ? {} : { [name]: value };
}
