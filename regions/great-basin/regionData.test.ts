import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { timeZoneOfPlace } from '@amparo/domain/places/gazetteer/regionPlaces.ts';
import { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { monthPeriods, scheduleTypes } from '@amparo/domain/services/hours/scheduleTypes.ts';
import { parseImportedService } from '@amparo/domain/services/import/importedService.ts';
import { openStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import { audiences, serviceTypes, subTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { expect, test } from 'vitest';
import { checkRegion } from '../../scripts/region/checkRegion.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const profile = RegionProfile.parse(JSON.parse(read('profile.json')));
const defaults = { source: 'great-basin-sample', region: profile, today: '2026-11-18' };
const services = read('services.ndjson')
  .trim()
  .split('\n')
  .map((line) => {
    const result = parseImportedService(line, defaults);
    if ('service' in result) return result.service.input;
    throw new Error(JSON.stringify(result.errors));
  });
const sorted = (words: Iterable<string>) => [...new Set(words)].sort();
const entries = services.flatMap(({ schedules }) => schedules);

test('the region crosses the border of two states and of two time zones, and can start', () => {
  const placed = services.map(({ state, county }) => `${state} ${timeZoneOfPlace(profile, { state, county })}`);
  expect(sorted(placed)).toEqual(['NV America/Los_Angeles', 'UT America/Denver']);
  expect(checkRegion(fileURLToPath(new URL('.', import.meta.url))).errors).toEqual([]);
});

test('each service has the time zone of its county', () => {
  for (const { state, county, timeZone } of services)
    expect(timeZone).toBe(timeZoneOfPlace(profile, { state, county }));
});

test('forty invented services have all kinds, audiences, and hours', () => {
  expect(services).toHaveLength(40);
  expect(sorted(services.flatMap(({ type }) => type))).toEqual(sorted(serviceTypes));
  expect(sorted(services.flatMap(({ subTypes }) => subTypes))).toEqual(sorted(subTypes));
  expect(sorted(services.flatMap(({ category }) => category))).toEqual(sorted(audiences));
  expect(sorted(entries.map(({ type }) => type))).toEqual(sorted(scheduleTypes));
  const periods = entries.flatMap(({ period }) => period ?? []);
  expect(sorted(periods)).toEqual(sorted(monthPeriods.filter((period) => period !== 'FIFTH')));
  expect(services.some(({ isContact }) => isContact)).toBe(true);
  expect(services.some(({ isContact, schedules }) => !isContact && schedules.length === 0)).toBe(true);
  expect(services.filter(({ isAddressConfidential }) => isAddressConfidential)).toHaveLength(1);
  expect(services.filter(({ totalBeds }) => totalBeds > 0).length).toBeGreaterThan(3);
});

test('each service says in both languages that it is invented', () => {
  for (const { name, phone, description, descriptionEs, serviceSummary, serviceSummaryEs, address1 } of services) {
    expect(phone, name).toMatch(/^\((?:435|775)\) 555-01\d\d$/);
    expect(description, name).toMatch(/Sample entry – not a real place\.$/);
    expect(descriptionEs, name).toMatch(/Entrada de muestra: no es un lugar real\.$/);
    expect(serviceSummary && serviceSummaryEs, name).toBeTruthy();
    expect(address1, name).toContain('Sample');
  }
});

test('the same hours are open in one time zone and closed in the other', () => {
  const named = (name: string) => services.find((service) => service.name === name)!;
  const [east, west] = [named('Delta Sunrise Breakfast'), named('Ely Sunrise Breakfast')];
  expect(east.schedules).toEqual(west.schedules);
  const at = '2026-11-18T16:00:00Z';
  expect(openStatus(east, at, east.timeZone!)).toMatchObject({ kind: 'closed' });
  expect(openStatus(west, at, west.timeZone!)).toMatchObject({ kind: 'open' });
});

test('no text names the other region', () => {
  const files = ['profile.json', 'services.ndjson', 'crisis-lines.json', 'liaisons.json', 'coordinators.json'];
  const pages = ['ABOUT', 'FAQ', 'PRIVACY', 'TERMS'].flatMap((page) => [
    `pages/${page}.en.html`,
    `pages/${page}.es.html`,
  ]);
  for (const file of [...files, ...pages]) expect(read(file), file).not.toMatch(/Texas|Abilene|Amparo|\(325\)/);
});
