import type { HsdsService } from '@amparo/domain/hsds/records/hsdsRecords.ts';
import { unzipSync } from 'fflate';
import { afterAll } from 'vitest';
import { hsdsLines, openHsdsFile } from '../../features/hsds/read-file/readHsdsFile.ts';
import { importServices } from '../../features/services/import/importServices.ts';
import { bytesInMemory } from '../../files/fileBytes.ts';
import { readRegionProfile } from '../region/regionFolder.ts';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';

/** Records of another publisher with all kinds of fields: one at two places, one that shares a place, one without. */

export const at = '2026-11-18T18:00:00Z';
const options = { source: 'Sample 211', today: '2026-11-18' };
const counter = { value: 0 };
export function id(): string {
  counter.value += 1;
  return `5f2d0c7e-0000-4000-8000-${String(counter.value).padStart(12, '0')}`;
}

const number = (digits: string, type = 'voice') => ({
  ...{ id: id(), number: `(325) 555-${digits}`, extension: 12, type, description: 'Ask for the pantry' },
  languages: [{ id: id(), name: 'Spanish', code: 'es', note: 'on Mondays' }],
});
export const contact = (name: string, digits: string) => ({
  ...{ id: id(), name, title: 'Coordinator', department: 'Pantry', email: 'pantry@example.org' },
  phones: [number(digits)],
});
const hours = (byday: string) => ({
  ...{ id: id(), freq: 'WEEKLY', byday, opens_at: '09:00:00', closes_at: '12:00:00', timezone: -6 },
  ...{ valid_from: '2026-01-01', attending_type: 'in person', notes: 'Not on holidays' },
});
const area = () => ({
  id: id(),
  name: 'Taylor County',
  description: 'All of it',
  extent: '{}',
  extent_type: 'geojson',
});

const location = (name: string, address_1: string, latitude: number) => ({
  ...{ id: id(), location_type: 'physical', name, alternate_name: 'The hall', transportation: 'Bus 4' },
  ...{ description: 'Behind the church', url: 'https://example.org/hall', latitude, longitude: -99.73 },
  addresses: [
    {
      ...{ id: id(), attention: 'Pantry', address_1, address_2: 'Suite 4', city: 'Abilene', region: 'Taylor' },
      ...{ state_province: 'TX', postal_code: '79601', country: 'US', address_type: 'physical' },
    },
  ],
  accessibility: [{ id: id(), description: 'Ramp', details: 'At the back', url: 'https://example.org/ramp' }],
  languages: [{ id: id(), name: 'English', code: 'en' }],
  phones: [number('0110')],
  contacts: [contact('Sam Sample', '0111')],
  schedules: [hours('SA')],
});

export const organization = {
  ...{ id: id(), name: 'Sample Neighbors', alternate_name: 'Neighbors', description: 'Neighbors who help' },
  ...{ email: 'office@example.org', website: 'https://example.org', tax_status: '501(c)(3)', year_incorporated: 1990 },
  ...{ parent_organization_id: id(), legal_status: 'nonprofit', uri: 'https://example.org/uri' },
  phones: [number('0120'), number('0121', 'fax')],
  contacts: [contact('Ana Sample', '0122')],
  funding: [{ id: id(), source: 'Donations' }],
  programs: [{ id: id(), name: 'Food for all', description: 'All pantries' }],
  organization_identifiers: [{ id: id(), identifier_scheme: 'EIN', identifier_type: 'EIN', identifier: '00-0000000' }],
  additional_websites: [{ id: id(), label: 'Blog', url: 'https://example.org/blog' }],
};

export const hall = location('Main hall', '100 Sample St', 32.45);
export const east = location('East side', '200 Sample St', 32.46);
const place = (where: typeof hall, byday: string, digits: string) => ({
  ...{ id: id(), description: 'In the hall', location: where },
  ...{ phones: [number(digits)], schedules: [hours(byday)], contacts: [contact('Pat Sample', digits)] },
  service_areas: [area()],
});

const taxonomy_id = id();
const taxonomy = '211 Human Services';
export const taxonomy_detail = {
  id: taxonomy_id,
  name: taxonomy,
  description: 'Codes of 211 centers',
  version: '2026',
};
export const terms = [
  {
    id: id(),
    code: 'BD-1800.2000',
    name: 'Food Pantries',
    description: 'Groceries',
    taxonomy,
    taxonomy_id,
    taxonomy_detail,
  },
  {
    id: id(),
    code: 'YB-8000',
    name: 'Older Adults',
    description: 'Older people',
    taxonomy,
    taxonomy_id,
    taxonomy_detail,
  },
];
export const pantry = {
  ...{ id: id(), name: 'Food Pantry', alternate_name: 'The pantry', description: 'Groceries once a month.' },
  ...{ url: 'https://example.org/pantry', email: 'pantry@example.org', status: 'active' },
  ...{ interpretation_services: 'By phone', application_process: 'Walk in', fees_description: 'Free' },
  ...{ wait_time: '10 minutes', accreditations: 'Feeding Texas', licenses: 'None', alert: 'Bring bags' },
  ...{ eligibility_description: 'People who live in the county', minimum_age: 18, maximum_age: 99 },
  ...{ assured_date: '2026-11-03', assurer_email: 'data@example.org' },
  organization,
  program: organization.programs[0],
  phones: [number('0100'), number('0101'), number('0102', 'fax')],
  contacts: [contact('Kim Sample', '0103')],
  schedules: [hours('MO,WE')],
  additional_urls: [{ id: id(), label: 'Menu', url: 'https://example.org/menu' }],
  service_areas: [area()],
  languages: [{ id: id(), name: 'Spanish', code: 'es', note: 'Volunteers' }],
  required_documents: [{ id: id(), document: 'Photo ID', uri: 'https://example.org/id' }],
  cost_options: [{ id: id(), option: 'Bag', currency: 'USD', amount: 2.5, amount_description: 'each' }],
  funding: [{ id: id(), source: 'Grants' }],
  capacities: [
    { id: id(), unit: { id: id(), name: 'Box' }, available: 3, maximum: 9, updated: '2026-11-01T12:00:00Z' },
  ],
  attributes: terms.map((taxonomy_term) => ({
    ...{ id: id(), link_type: 'taxonomy', value: 'yes', label: taxonomy_term.name },
    ...{ taxonomy_term_id: taxonomy_term.id, taxonomy_term },
  })),
  metadata: [
    {
      ...{ id: id(), resource_type: 'service', last_action_date: '2026-10-01', last_action_type: 'update' },
      ...{ field_name: 'name', previous_value: 'Pantry', replacement_value: 'Food Pantry', updated_by: 'Kim' },
    },
  ],
  service_at_locations: [place(hall, 'TU', '0104'), place(east, 'TH', '0105')],
  x_local: { nested: ['kept', 1, true, { deep: 'text' }] },
  x_visits: [{ id: 'v-1', month: '2026-10', visits: '44' }],
};
export const clinic = {
  ...{ id: id(), name: 'Sample Clinic', description: 'Checkups', status: 'active', organization },
  attributes: [{ id: id(), taxonomy_term: { id: id(), code: 'LN', name: 'Clinics', description: 'Clinics' } }],
  service_at_locations: [{ id: id(), location: hall }],
};
export const online = {
  ...{ id: id(), name: 'Help by phone', description: 'Advice for tenants', status: 'active', organization },
  phones: [number('0130')],
};
export const sent = [pantry, clinic, online];

/** Returns a function that starts an empty installation. All of them end with the tests of the file. */
export function emptyInstallations(): () => Promise<TestApp> {
  const servers: TestApp[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));
  return async () => {
    const server = await startTestApp({ at, hasSampleData: false });
    servers.push(server);
    return server;
  };
}

export async function importInto({ database }: TestApp, file: Uint8Array) {
  using opened = new DisposableStack();
  const { records } = await openHsdsFile(bytesInMemory(file), { largest: 10_000_000, opened });
  const defaults = { ...options, region: await readRegionProfile('west-central-texas') };
  return await importServices(database.db, {
    lines: hsdsLines(records(), options),
    defaults,
    findCentroid: () => null,
  });
}

export const packageOf = async ({ app }: TestApp) => unzipSync((await app.inject('/hsds/datapackage.zip')).rawPayload);
export const textOf = (file: Uint8Array | undefined) => new TextDecoder().decode(file);
export const recordsOf = (files: Record<string, Uint8Array>): HsdsService[] =>
  JSON.parse(textOf(files['services.json']));

/** Without what every copy adds: the terms of Amparo, references that repeat where a record is, and the time of its change. */
export function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isAmparoTerm(item)).map(asSent);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name]) =>
          !/^(last_modified|link_entity|(service|location|service_at_location|organization|contact|phone|taxonomy_term|taxonomy|link|resource|unit|program)_id)$/.test(
            name,
          ),
      )
      .map(([name, item]) => [name, asSent(item)] as const)
      .filter(([, item]) => !(Array.isArray(item) && item.length === 0)),
  );
}
const isAmparoTerm = (item: { taxonomy_term?: { taxonomy?: string } } | null) =>
  item?.taxonomy_term?.taxonomy?.startsWith('Amparo ') ?? false;
export const byName = (records: readonly { name: string }[]) =>
  records.toSorted((a, b) => a.name.localeCompare(b.name));
export const withoutProvenance = ({ metadata, ...record }: HsdsService) =>
  record.name === pantry.name ? { ...record, metadata } : record;
