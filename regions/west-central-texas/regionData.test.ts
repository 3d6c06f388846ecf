import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ServiceInput } from '../../domain/src/services/editing/serviceInput.ts';
import { ScheduleEntry } from '../../domain/src/services/hours/schedule.ts';
import { monthPeriods, scheduleTypes, weekdays } from '../../domain/src/services/hours/scheduleTypes.ts';
import { audiences, serviceTypes, subTypes, typeOfSubType } from '../../domain/src/services/taxonomy/serviceTypes.ts';

interface SampleService {
  id: string;
  source: { name: string; id: string };
  name: string;
  description: string;
  descriptionEs: string;
  serviceSummary: string;
  serviceSummaryEs: string;
  age: string;
  ageEs: string;
  category: string[];
  type: string[];
  subTypes: (keyof typeof typeOfSubType)[];
  address1: string;
  city: string;
  county: string;
  state: string;
  zip: string;
  phone: string;
  schedules: ScheduleEntry[];
  closeSchedules: ScheduleEntry[];
  isContact: boolean;
  isAddressConfidential: boolean;
  isCriticalHeader: boolean;
  criticalDescription?: string;
  criticalDescriptionEs?: string;
  isCriticalNeverExpire?: boolean;
  criticalExpiredAt?: string;
  availableBeds: number;
  totalBeds: number;
  location: { coordinates: [number, number] };
  locationPrecision: string;
  isSample: boolean;
}

interface SamplePerson {
  displayName: string;
  title: string;
  email: string;
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const readJson = (file: string) => JSON.parse(read(file));

const profile = readJson('profile.json');
const countyNames: string[] = profile.counties.map((county: { name: string }) => county.name);
const services: SampleService[] = read('services.ndjson')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const invented = services.filter((service) => service.id.startsWith('inv-'));
const shelters = services.filter((service) => service.type.includes('SHELTER'));
const liaisons: (SamplePerson & { county: string; schoolDistrict: string; phone: string; isSample: boolean })[] =
  readJson('liaisons.json');
const { units } = readJson('coordinators.json') as {
  units: {
    name: string;
    region: string;
    isSample: boolean;
    coordinators: (SamplePerson & { officePhone: string; fax: string; mobile: string })[];
  }[];
};
const escRegions: { name: string; number: number; type: string; website: string; counties: string[] }[] =
  readJson('esc-regions.json');
const crisisLines = readJson('crisis-lines.json');

const fictionPhone = /^\(\d{3}\) 555-01\d\d$/;
const sorted = (values: Iterable<string>) => [...new Set(values)].sort();
const [west, south, east, north] = profile.bounds;
const isInside = ([lon, lat]: [number, number]) => lon >= west && lon <= east && lat >= south && lat <= north;
/** After the sample was written, and before the critical headers that are meant to be live end. */
const writtenAt = '2026-11-20T12:00:00Z';

describe('profile', () => {
  it('names the fourteen counties, with Shackelford spelt as in Texas', () => {
    expect(countyNames).toHaveLength(14);
    expect(countyNames).toContain('Shackelford');
    expect(new Set(profile.counties.map((county: { fips: string }) => county.fips)).size).toBe(14);
    for (const county of profile.counties) {
      expect(county.fips).toMatch(/^48\d{3}$/);
      expect(isInside(county.coordinates), county.name).toBe(true);
    }
    expect(isInside(profile.center)).toBe(true);
  });

  it('has a time zone that exists', () => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: profile.timeZone })).not.toThrow();
  });
});

describe('every service', () => {
  it.each(services.map((service) => [service.id, service] as const))('%s is whole', (id, service) => {
    expect(service.source.id).toBe(id);
    expect(service.isSample).toBe(true);
    for (const text of [service.name, service.description, service.descriptionEs]) expect(text.trim()).not.toBe('');
    for (const text of [service.serviceSummary, service.serviceSummaryEs]) expect(text.trim()).not.toBe('');
    expect(service.description).not.toBe(service.descriptionEs);
    expect(Math.max(service.description.length, service.descriptionEs.length)).toBeLessThanOrEqual(1000);
    expect(service.age === '').toBe(service.ageEs === '');
    expect(countyNames).toContain(service.county);
    expect(service.state).toBe('TX');
    expect(service.zip).toMatch(/^7[69]\d{3}$/);
    expect(isInside(service.location.coordinates)).toBe(true);
    expect(service.type.length * service.category.length * service.subTypes.length).toBeGreaterThan(0);
    for (const type of service.type) expect(serviceTypes).toContain(type);
    for (const audience of service.category) expect(audiences).toContain(audience);
    for (const subType of service.subTypes) expect(service.type).toContain(typeOfSubType[subType]);
    for (const entry of [...service.schedules, ...service.closeSchedules]) ScheduleEntry.parse(entry);
    const { id: _id, ...input } = service;
    ServiceInput.parse(input);
    if (service.isCriticalHeader) {
      expect(service.criticalDescription && service.criticalDescriptionEs).toBeTruthy();
      expect(Boolean(service.isCriticalNeverExpire)).toBe(service.criticalExpiredAt === undefined);
    }
  });

  it('is exact only if its position is not that of another address', () => {
    const addresses = new Map<string, Set<string>>();
    for (const { location, address1, locationPrecision } of services) {
      if (locationPrecision !== 'exact') continue;
      const at = String(location.coordinates);
      addresses.set(at, (addresses.get(at) ?? new Set()).add(address1));
    }
    for (const [at, there] of addresses) expect([...there], at).toHaveLength(1);
    expect(new Set(services.map((service) => service.locationPrecision))).toEqual(new Set(['exact', 'zip', 'city']));
  });

  it('has an id of its own', () => {
    expect(new Set(services.map((service) => service.id)).size).toBe(services.length);
  });
});

describe('invented services', () => {
  it.each(invented.map((service) => [service.id, service] as const))('%s says so', (_id, service) => {
    expect(service.phone).toMatch(fictionPhone);
    expect(service.description).toMatch(/Sample entry – not a real place\.$/);
    expect(service.descriptionEs).toMatch(/Entrada de muestra: no es un lugar real\.$/);
    expect(service.address1).toContain('Sample');
  });
});

describe('what occurs', () => {
  const entries = services.flatMap((service) => service.schedules);
  const closings = services.flatMap((service) => service.closeSchedules);
  const monthly = (all: ScheduleEntry[]) => all.filter((entry) => entry.type === 'MONTHLY');

  it.each(countyNames)('%s has every type', (county) => {
    const there = services.filter((service) => service.county === county);
    expect(sorted(there.flatMap((service) => service.type))).toEqual(sorted(serviceTypes));
  });

  it('every sub-filter, audience, schedule type, day and period', () => {
    expect(sorted(services.flatMap((service) => service.subTypes))).toEqual(sorted(subTypes));
    expect(sorted(services.flatMap((service) => service.category))).toEqual(sorted(audiences));
    expect(sorted(entries.map((entry) => entry.type))).toEqual(sorted(scheduleTypes));
    expect(sorted(entries.flatMap((entry) => entry.day ?? []))).toEqual(sorted(weekdays));
    expect(sorted(monthly(entries).flatMap((entry) => entry.period ?? []))).toEqual(sorted(monthPeriods));
  });

  it('every closing kind, whole days and hours', () => {
    expect(sorted(closings.map((entry) => entry.type))).toEqual(
      sorted(['WEEKLY', 'MONTHLY', 'DATE_RANGE', 'PERMANENTLY_CLOSED']),
    );
    for (const type of ['WEEKLY', 'MONTHLY', 'DATE_RANGE']) {
      const kind = closings.filter((entry) => entry.type === type);
      expect(
        kind.some((entry) => entry.startTime),
        `${type} for hours`,
      ).toBe(true);
      expect(
        kind.some((entry) => !entry.startTime),
        `${type} for whole days`,
      ).toBe(true);
    }
  });

  it.each<[string, (service: SampleService) => boolean]>([
    [
      'a night past midnight',
      ({ schedules }) => schedules.some((e) => e.endTime === '23:59' && e.startTime! > '12:00'),
    ],
    ['a split day', ({ schedules }) => schedules.filter((e) => e.type === 'WEEKLY' && e.day === 'MONDAY').length === 2],
    ['all week around the clock', ({ schedules }) => schedules.filter((e) => e.endTime === '23:59').length === 7],
    ['whole weekdays without times', ({ schedules }) => schedules.some((e) => e.type === 'WEEKLY' && !e.startTime)],
    ['a season with hours', ({ schedules }) => schedules.some((e) => e.type === 'DATE_RANGE' && !!e.startTime)],
    ['a season of whole days', ({ schedules }) => schedules.some((e) => e.type === 'DATE_RANGE' && !e.startTime)],
    ['contact only', ({ isContact }) => isContact],
    ['unknown hours', ({ isContact, schedules }) => !isContact && schedules.length === 0],
    ['confidential, with an address to hide', (s) => s.isAddressConfidential && s.address1.includes('Hidden Lane')],
    ['several types', ({ type }) => type.length > 1],
    ['a critical header without end', (service) => service.isCriticalNeverExpire === true],
    ['a live critical header', (service) => (service.criticalExpiredAt ?? '') > writtenAt],
    ['an expired critical header', (service) => !!service.criticalExpiredAt && service.criticalExpiredAt < writtenAt],
  ])('%s', (_what, holds) => {
    expect(services.some(holds)).toBe(true);
  });

  it.each<[string, (shelter: SampleService) => boolean]>([
    ['no count of beds', ({ totalBeds }) => totalBeds === 0],
    ['none free', ({ totalBeds, availableBeds }) => totalBeds > 0 && availableBeds === 0],
    ['some free', ({ totalBeds, availableBeds }) => availableBeds > 0 && availableBeds < totalBeds],
    ['all free', ({ totalBeds, availableBeds }) => totalBeds > 0 && availableBeds === totalBeds],
  ])('a shelter with %s', (_what, holds) => {
    expect(shelters.some(holds)).toBe(true);
  });

  it('no street address of a real confidential shelter', () => {
    const real = services.filter((service) => service.isAddressConfidential && !invented.includes(service));
    expect(real.map((service) => service.address1)).toEqual(['Call for the address']);
  });
});

describe('people', () => {
  it('are marked as sample, with reserved phones', () => {
    const coordinators = units.flatMap((unit) => unit.coordinators);
    for (const person of [...liaisons, ...coordinators]) expect(person.displayName).toMatch(/\(sample\)$/);
    for (const each of [...liaisons, ...units]) expect(each.isSample).toBe(true);
    const phones = [
      ...liaisons.map((liaison) => liaison.phone),
      ...coordinators.flatMap((person) => [person.officePhone, person.fax, person.mobile]),
    ];
    for (const phone of phones.filter(Boolean)) expect(phone).toMatch(fictionPhone);
  });

  it('stand for all fourteen counties', () => {
    expect(sorted(liaisons.map((liaison) => liaison.county))).toEqual(sorted(countyNames));
    const served = escRegions.filter((region) => units.some((unit) => unit.region === region.name));
    const counties = served.flatMap((region) => region.counties);
    for (const county of countyNames) expect(counties).toContain(county);
  });
});

describe('ESC regions', () => {
  it('are twenty, named so that the third word is the number, each county once', () => {
    expect(escRegions.map((region) => Number(region.name.split(' ')[2]))).toEqual(
      [...Array(20).keys()].map((n) => n + 1),
    );
    for (const region of escRegions) expect(region.website).toMatch(/^https:\/\//);
    const counties = escRegions.flatMap((region) => region.counties);
    expect(counties).toHaveLength(254);
    expect(new Set(counties).size).toBe(254);
  });

  it('each have a unit, and every unit a region and someone in it', () => {
    expect(sorted(units.map((unit) => unit.region))).toEqual(sorted(escRegions.map((region) => region.name)));
    for (const unit of units) expect(unit.coordinators.length, unit.name).toBeGreaterThan(0);
  });
});

describe('crisis lines', () => {
  it('are twenty-one, 911 and 988 first, the urgent before the rest', () => {
    expect(crisisLines).toHaveLength(21);
    expect(crisisLines.slice(0, 2).map((line: { id: string }) => line.id)).toEqual(['911', '988']);
    expect(crisisLines.map((line: { order: number }) => line.order)).toEqual([...Array(21).keys()].map((n) => n + 1));
    const urgent = crisisLines.map((line: { isUrgent: boolean }) => line.isUrgent);
    expect(urgent.lastIndexOf(true)).toBeLessThan(urgent.indexOf(false));
  });

  it('each have a way to reach them and both languages', () => {
    for (const line of crisisLines) {
      expect(line.phone || line.text, line.id).not.toBe('');
      for (const field of ['name', 'description', 'descriptionEs', 'area', 'areaEs', 'time', 'timeEs'])
        expect(line[field], `${line.id} ${field}`).not.toBe('');
    }
  });
});

describe('pages', () => {
  const tags = (html: string) => [...html.matchAll(/<\/?([a-z0-9]+)/g)].map((match) => match[1] as string);
  const allowed = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'dl', 'dt', 'dd'];

  it.each(['ABOUT', 'TERMS', 'PRIVACY', 'FAQ'])(
    '%s says the same, with the same structure, in both languages',
    (name) => {
      const [english, spanish] = [read(`pages/${name}.en.html`), read(`pages/${name}.es.html`)];
      expect(tags(english).length).toBeGreaterThan(40);
      for (const tag of tags(english)) expect(allowed).toContain(tag);
      const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
      expect(tags(spanish).filter((tag) => tag.startsWith('h'))).toEqual(
        tags(english).filter((tag) => tag.startsWith('h')),
      );
      expect(links(spanish)).toEqual(links(english));
    },
  );

  it('answer more than twenty questions', () => {
    expect(read('pages/FAQ.en.html').match(/<h3>.+\?.*<\/h3>\n<p>/g)!.length).toBeGreaterThan(20);
  });
});

it('no file has an email address outside example.org', () => {
  const here = new URL('.', import.meta.url);
  const files = readdirSync(here, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(12);
  for (const file of files) {
    const text = readFileSync(`${file.parentPath}/${file.name}`, 'utf8');
    for (const address of text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []) {
      expect(address, file.name).toMatch(/@example\.org$/);
    }
  }
});
