import type { Coordinates } from '../../places/distance.ts';
import { foldText } from '../../understanding/words/foldText.ts';
import type { ServiceInput } from '../editing/serviceInput.ts';
import { hoursRows } from '../hours/hoursRows.ts';
import { distinctiveWords, type NameParts, namePartsOf } from './nameParts.ts';
import { type StreetAddress, streetAddressOf } from './streetAddress.ts';

/** The fields that are compared. */
export type ComparedFields = Pick<
  ServiceInput,
  | 'name'
  | 'alternateNames'
  | 'address1'
  | 'city'
  | 'zip'
  | 'phone'
  | 'website'
  | 'contactEmail'
  | 'location'
  | 'schedules'
  | 'type'
>;

/** A service in the form in which it is compared with others. */
export interface ComparedService {
  names: NameParts[];
  street: StreetAddress | null;
  city: string;
  zip: string;
  point: Coordinates | null;
  phones: Set<string>;
  /** The domains of its website and of its mail: they identify the organization. */
  hosts: Set<string>;
  hours: Set<string>;
  types: ReadonlySet<string>;
}

/** The keys of all services are derived again when this changes. */
export const matchKeysVersion = 'keys 1';

/** Mail providers and networks, where unrelated organizations have addresses. */
const sharedHosts =
  /^(?:gmail|yahoo|hotmail|outlook|aol|icloud|msn|live|facebook|instagram|twitter|youtube|google|sites\.google|linktr|suddenlink|sbcglobal|att)\./;

export function comparedService(service: ComparedFields): ComparedService {
  return {
    names: [service.name, ...service.alternateNames]
      .map((name) => namePartsOf(name, foldText(service.city)))
      .filter(({ words }) => words.length > 0),
    street: streetAddressOf(service.address1),
    city: foldText(service.city),
    zip: service.zip.slice(0, 5),
    point: service.location?.coordinates ?? null,
    phones: phonesOf(service.phone),
    hosts: hostsOf(service),
    hours: hoursOf(service.schedules),
    types: new Set(service.type),
  };
}

/**
 * The keys under which PostgreSQL finds the services to compare: services without a common key are not duplicates. One
 * key for each phone number, address, organization on the web, and word of the name in its town.
 */
export function matchKeys(service: ComparedService): string[] {
  const { names, street, city, zip, phones, hosts } = service;
  const keys = [
    ...[...phones].map((digits) => `phone ${digits}`),
    ...[...hosts].map((host) => `web ${host} ${city}`),
    ...names.flatMap((name) => [
      `name ${city} ${[...new Set(name.words)].sort().join(' ')}`,
      ...distinctiveWords(name).map((word) => `word ${city} ${word}`),
      ...(name.initials.length >= 3 ? [`word ${city} ${name.initials}`] : []),
    ]),
  ];
  if (street) keys.push(`address ${zip} ${street.number}`, `address ${city} ${street.number}`);
  return [...new Set(keys)].filter((key) => key.length <= 200);
}

/** The numbers of a text, each with its ten digits. */
export function phonesOf(phone: string): Set<string> {
  const found = phone
    .replace(/(?:ext|x|#).*?(?=;|,|\bor\b|$)/gi, '')
    .match(/\+?1?[\s.(-]*\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}/g);
  return new Set((found ?? []).map((number) => number.replace(/\D/g, '').slice(-10)));
}

function hostsOf({ website, contactEmail }: Pick<ComparedFields, 'website' | 'contactEmail'>): Set<string> {
  const hosts = [/^(?:https?:\/\/)?(?:www\.)?([^/:?#]+)/i.exec(website)?.[1], contactEmail.split('@')[1]];
  const own = hosts.filter((host): host is string => host?.includes('.') === true);
  return new Set(own.map((host) => host.toLowerCase()).filter((host) => !sharedHosts.test(host)));
}

function hoursOf(schedules: ComparedFields['schedules']): Set<string> {
  const rows = hoursRows({ schedules, closeSchedules: [], isContact: false });
  return new Set(rows.map(({ dayKey, startMinute, endMinute }) => `${dayKey} ${startMinute} ${endMinute}`));
}
