import { hsdsRoutes } from '@amparo/domain/hsds/hsdsRoutes.ts';
import type { HsdsService } from '@amparo/domain/hsds/records/hsdsRecords.ts';
import { relatedId } from '@amparo/domain/hsds/relatedId.ts';
import { readSchedules } from '@amparo/domain/hsds/schedules/readSchedules.ts';
import { openStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { stableId } from './englishTerms.ts';
import { expectHsds, readHsds } from './testSchemas.ts';

let server: TestApp;
let services: Service[];
beforeAll(async () => {
  server = await startTestApp({ at: '2026-11-18T18:00:00Z' });
  services = (await server.ask('/api/services?limit=0&isShowAll=true')).body.data;
});
afterAll(() => server.close());

const ask = async (path: string) => (await server.ask(`/hsds${path}`)).body;
const contents = async (path: string) => (await ask(path)).contents;
const idsOf = (records: { id: string }[]) => records.map(({ id }) => id).sort();
const all = 'per_page=1000';

test('has the paths and parameters that HSDS names, with GET', () => {
  const { paths, components } = readHsds('openapi.json');
  const ours = new Map<string, string[]>(
    Object.values(hsdsRoutes).map((route) => [route.path, 'query' in route ? Object.keys(route.query.shape) : []]),
  );
  for (const [path, { get }] of Object.entries<{ get: { parameters?: { $ref?: string; name?: string }[] } }>(paths)) {
    const names = (get.parameters ?? []).map(
      ({ $ref, name }) => name ?? components.parameters[$ref!.split('/').at(-1)!].name,
    );
    const own = ours.get(path === '/' ? '/hsds' : `/hsds${path.replace('{id}', ':id')}`);
    expect({ path, names: own?.toSorted() }).toEqual({ path, names: names.toSorted() });
  }
});

test('describes itself', async () => {
  expect(await ask('')).toMatchObject({ version: '3.2', publisher: { email: expect.stringContaining('@') } });
  expect((await server.ask('/hsds/')).headers.location).toBe('/hsds');
  expect((await server.ask('/hsds/programs')).status).toBe(404);
});

describe('every sample service', () => {
  const lists = [
    ['services', 'service_list', 'service'],
    ['service_at_locations', 'service_at_location_list', 'service_at_location'],
    ['organizations', 'organization_list', 'organization'],
    ['locations', 'location', 'location'],
  ] as const;
  test.each(lists)('%s match the schemas of HSDS, in lists and alone', async (name, inList, alone) => {
    const listed = await ask(`/${name}?${all}`);
    expect(listed).toMatchObject({ total_items: services.length, size: services.length, total_pages: 1, empty: false });
    for (const record of listed.contents) expectHsds(inList, record);
    if (name !== 'locations')
      for (const record of await contents(`/${name}?${all}&full=true`)) expectHsds(alone, record);
    for (const { id } of listed.contents.slice(0, 20)) expectHsds(alone, await ask(`/${name}/${id}`));
    expect(new Set(idsOf(listed.contents)).size).toBe(services.length);
  });

  test('taxonomies and terms match, and each term that a service has can be read', async () => {
    for (const taxonomy of await contents('/taxonomies'))
      expectHsds('taxonomy', await ask(`/taxonomies/${taxonomy.id}`));
    const terms = await contents(`/taxonomy_terms?${all}`);
    for (const term of terms) expectHsds('taxonomy_term', await ask(`/taxonomy_terms/${term.id}`));
    const used = (await contents(`/services?${all}&full=true`)).flatMap(
      ({ attributes = [] }: HsdsService) => attributes,
    );
    for (const { taxonomy_term_id } of used) expect(idsOf(terms)).toContain(taxonomy_term_id);
  });

  test('has the hours, beds, and address that its page has', async () => {
    const records: HsdsService[] = await contents(`/services?${all}&full=true`);
    for (const service of services) {
      const record = records.find(({ id }) => id === service.id)!;
      const { hours } = readSchedules(record.schedules ?? [], { from: '2026-01-01', to: '2028-12-31' });
      expect(openStatus(hours, '2026-11-18T18:00:00Z', service.timeZone)).toEqual(service.openStatus);
      const zone = record.attributes!.find(({ link_type }) => link_type === 'time_zone')!.value;
      expect(zone).toBe(service.timeZone);
      const hasBeds = service.type.includes('SHELTER') && service.totalBeds > 0;
      expect(record.capacities?.[0]?.available).toBe(hasBeds ? service.availableBeds : undefined);
      const [address] = record.service_at_locations![0]!.location!.addresses ?? [];
      expect(address?.address_1 ?? '').toBe(service.isAddressConfidential ? '' : service.address1);
    }
    expect(records.filter(({ capacities }) => capacities).length).toBeGreaterThan(5);
    expect(records.map(({ status }) => status)).toEqual(expect.arrayContaining(['active', 'inactive', 'defunct']));
  });
});

describe('public data only', () => {
  test('a confidential address is in no record', async () => {
    const { rows } = await server.database.pool.query(
      'SELECT id, address1, zip, longitude FROM services WHERE is_address_confidential AND is_approved',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, address1 } of rows) {
      const paths = [
        `/services/${id}`,
        `/locations/${relatedId(id, 'location')}`,
        `/organizations/${relatedId(id, 'organization')}?full_service=true`,
      ];
      for (const path of [...paths, `/service_at_locations/${relatedId(id, 'service_at_location')}`]) {
        const text = JSON.stringify(await ask(path));
        expect(text).not.toContain(JSON.stringify(address1));
        expect(text).not.toMatch(/latitude|address_1/);
      }
    }
    const [{ id, zip }] = rows;
    const atZip = await contents(`/service_at_locations?postcode=${zip}`);
    expect(atZip.map(({ service_id }: { service_id: string }) => service_id)).not.toContain(id);
  });

  test('a service that waits for approval, or was deleted, is not there', async () => {
    const [{ id }] = services as [Service];
    const set = (columns: object) =>
      server.database.db.updateTable('services').set(columns).where('id', '=', id).execute();
    await set({ isApproved: false });
    expect((await server.ask(`/hsds/services/${id}`)).status).toBe(404);
    for (const list of ['services?minimal=true', `services?${all}`, 'services?format=ndjson'])
      expect((await server.app.inject(`/hsds/${list}`)).body).not.toContain(id);
    await set({ isApproved: true });
    expect((await server.ask(`/hsds/services/${id}`)).status).toBe(200);
  });
});

describe('filters', () => {
  const term = (key: string, code: string) => stableId(`taxonomy/${key}/${code}`);
  test.each<[string, string, (service: Service) => boolean]>([
    ['a type', `taxonomy_term_id=${term('service_types', 'FOOD')}`, ({ type }) => type.includes('FOOD')],
    ['a sub-type', `taxonomy_term_id=${term('service_types', 'MEALS')}`, ({ subTypes }) => subTypes.includes('MEALS')],
    [
      'exactly an audience',
      `taxonomy_term_id=${term('audiences', 'VETERANS')}`,
      ({ category }) => category.includes('VETERANS'),
    ],
    ['a taxonomy', `taxonomy_id=${stableId('taxonomy/audiences')}`, () => true],
    ['the time of the last change', 'modified_after=2030-01-01', () => false],
  ])('by %s', async (_what, query, matches) => {
    expect(idsOf(await contents(`/services?${all}&${query}`))).toEqual(idsOf(services.filter(matches)));
  });

  test('by organization, and by text', async () => {
    const [service] = services as [Service];
    const organization = relatedId(service.id, 'organization');
    expect(idsOf(await contents(`/services?organization_id=${organization}`))).toEqual([service.id]);
    expect((await contents('/services?search=food+pantry'))[0].name).toMatch(/pantry/i);
    expect((await contents('/organizations?search=food+pantry'))[0].name).toMatch(/pantry/i);
  });

  test('by ZIP code, and by the distance from its center', async () => {
    const at = idsOf(services.filter(({ zip }) => zip === '79556'));
    const found = await contents('/service_at_locations?postcode=79556&per_page=1000');
    expect(idsOf(found.map(({ service_id }: { service_id: string }) => ({ id: service_id })))).toEqual(at);
    const near = await ask('/service_at_locations?postcode=79556&proximity=5000');
    const far = await ask('/service_at_locations?postcode=79556&proximity=100000');
    expect(near.total_items).toBeGreaterThan(0);
    expect(far.total_items).toBeGreaterThan(near.total_items);
  });

  test('modified_after includes services that were changed at that time', async () => {
    const { contents: versions } = await ask('/services?minimal=true');
    expect(versions).toHaveLength(services.length);
    for (const { id, modified_date } of versions.slice(0, 3))
      expect(idsOf(await contents(`/services?${all}&modified_after=${modified_date}`))).toContain(id);
    const [{ id }] = services as [Service];
    await server.database.pool.query("UPDATE services SET updated_at = '2031-05-01T12:00:00.123456Z' WHERE id = $1", [
      id,
    ]);
    expect(await contents('/services?minimal=true&modified_after=2031-05-01T14:00:00.123%2B02:00')).toEqual([
      { id, modified_date: '2031-05-01T12:00:00.123Z' },
    ]);
    expect(await contents('/services?minimal=true&modified_after=2031-05-01T12:00:00.124Z')).toEqual([]);
  });

  test.each([
    ['services?taxonomy_term_id=7', 'taxonomy_term_id', 'MALFORMED'],
    [`services?taxonomy_term_id=${stableId('nothing')}`, 'taxonomy_term_id', 'NOT_ONE_OF'],
    [`services?taxonomy_id=${stableId('nothing')}`, 'taxonomy_id', 'NOT_ONE_OF'],
    ['services?modified_after=yesterday', 'modified_after', 'MALFORMED'],
    ['services?per_page=1001', 'per_page', 'TOO_BIG'],
    ['services?page=0', 'page', 'TOO_SMALL'],
    ['services?format=xml', 'format', 'NOT_ONE_OF'],
    ['service_at_locations?proximity=5', 'postcode', 'REQUIRED'],
    ['service_at_locations?postcode=10001&proximity=5', 'postcode', 'NOT_ONE_OF'],
  ])('refuses %s', async (path, field, key) => {
    const { status, body } = await server.ask(`/hsds/${path}`);
    expect({ status, fields: body.errors }).toEqual({ status: 400, fields: { [field]: key } });
  });
});

describe('pages', () => {
  test('contain all records once, and say where they are', async () => {
    const first = await ask('/services?per_page=40');
    const found = [];
    for (let page = 1; page <= first.total_pages; page++) {
      const part = await ask(`/services?per_page=40&page=${page}`);
      expect(part).toMatchObject({
        page_number: page,
        first_page: page === 1,
        last_page: page === first.total_pages,
        size: part.contents.length,
      });
      found.push(...part.contents);
    }
    expect(found.map(({ id }) => id)).toEqual((await contents(`/services?${all}`)).map(({ id }: Service) => id));
    expect(await ask('/services?page=99')).toMatchObject({ empty: true, size: 0, last_page: true, contents: [] });
    expect((await ask('/taxonomy_terms?per_page=4&page=2')).contents).toHaveLength(4);
  });

  test('format=ndjson sends all records without pages', async () => {
    const { body, headers } = await server.app.inject('/hsds/services?format=ndjson&full=true');
    const records = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(headers['content-type']).toContain('application/x-ndjson');
    expect(idsOf(records)).toEqual(idsOf(services));
    for (const record of records) expectHsds('service', record);
  });

  test('have an ETag, so that an unchanged page is not sent again', async () => {
    const { headers } = await server.ask('/hsds/services?per_page=3');
    const again = await server.ask('/hsds/services?per_page=3', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  });

  test('terms: below a parent, or only those without one', async () => {
    const food = stableId('taxonomy/service_types/FOOD');
    const below = await contents(`/taxonomy_terms?parent_id=${food}`);
    expect(below.map(({ code }: { code: string }) => code)).toEqual(['MEALS', 'FOOD_PANTRIES']);
    expect(
      await contents(`/taxonomy_terms?top_only=true&taxonomy_id=${stableId('taxonomy/service_types')}`),
    ).toHaveLength(5);
  });
});
