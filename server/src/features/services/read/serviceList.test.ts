import { roundMiles } from '@amparo/domain/places/distance.ts';
import { sortingMiles } from '@amparo/domain/places/locationPrecision.ts';
import { openSpans } from '@amparo/domain/services/open-status/openSpans.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { Town } from '@amparo/domain/services/towns/town.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  // A Wednesday, noon in Abilene.
  server = await startTestApp({ at: '2026-11-18T18:00:00Z' });
});
afterAll(() => server.close());

const abilene = '-99.73314|32.44874';
type List = { data: Service[]; total: number };
/** Responses round distances, so that the sum is rounded, too. */
const sortingMilesOf = ({ distance, locationPrecision }: Service) =>
  distance === undefined ? Number.POSITIVE_INFINITY : roundMiles(sortingMiles(distance, locationPrecision));
const list = async (query: string) => (await server.ask(`/api/services?${query}`)).body as List;

test('lists the newest hundred approved services, and counts all matches', async () => {
  const body = await list('');
  expect(body.data).toHaveLength(100);
  expect(body.total).toBeGreaterThan(140);
  const rest = await list('skip=100');
  expect(rest.data).toHaveLength(body.total - 100);
  expect(rest.total).toBe(body.total);
});

test('limit=0 lists all; limit and skip return pages without gaps or repeats', async () => {
  const all = (await list('limit=0&sort=name')).data.map((service) => service.id);
  const pages: Service[] = [];
  for (let skip = 0; skip < all.length; skip += 25) pages.push(...(await list(`limit=25&skip=${skip}&sort=name`)).data);
  expect(pages.map((service) => service.id)).toEqual(all);
});

describe('equality filters', () => {
  test.each<[string, (s: Service) => boolean]>([
    ['filter=type,isApproved&type=FOOD&isApproved=true', (s) => s.type.includes('FOOD')],
    ['type=FOOD,HEALTH', (s) => s.type.includes('FOOD') || s.type.includes('HEALTH')],
    ['type=FOOD&type=HEALTH', (s) => s.type.includes('FOOD') || s.type.includes('HEALTH')],
    ['subType=HYGIENE', (s) => s.subTypes.includes('HYGIENE')],
    ['category=VETERANS', (s) => s.category.includes('VETERANS') || s.category.includes('ALL')],
    ['category=YOUTH_AND_KIDS', (s) => s.category.includes('KIDS') || s.category.includes('ALL')],
    ['city=abilene', (s) => s.city === 'Abilene'],
    ['zip=79556', (s) => s.zip === '79556'],
    ['state=TX&county=Nolan', (s) => s.county === 'Nolan'],
  ])('%s gives just those', async (query, matches) => {
    const all = (await list('limit=0')).data;
    const found = (await list(`limit=0&${query}`)).data;
    expect(found.length).toBeGreaterThan(0);
    const ids = (services: Service[]) => services.map((service) => service.id).sort();
    // The ZIP code of a confidential address must not find the service.
    const expected = all.filter(matches).filter((s) => !query.startsWith('zip') || !s.isAddressConfidential);
    expect(ids(found)).toEqual(ids(expected));
  });

  test('ignores empty and repeated values', async () => {
    expect((await list('type=&q=&zip=null&category=')).total).toBe((await list('')).total);
    expect((await list('type=FOOD,FOOD,,')).total).toBe((await list('type=FOOD')).total);
  });

  test('_id lists exactly the given services', async () => {
    const two = (await list('limit=2')).data.map((service) => service.id);
    expect((await list(`_id=${two.join(',')}&limit=0`)).data.map((s) => s.id).sort()).toEqual(two.sort());
  });
});

test('isOpen lists exactly the open services', async () => {
  const all = (await list('limit=0')).data.filter((service) => service.openStatus.kind === 'open');
  const open = await list('isOpen=true&limit=0');
  expect(open.data.map((s) => s.id).sort()).toEqual(all.map((s) => s.id).sort());
  expect(open.total).toBe(all.length);
  expect(all.length).toBeGreaterThan(20);
});

test('openAt lists the services that are open at some moment, beside other filters', async () => {
  const thanksgiving = await list('openAt=2026-11-26T11:00/2026-11-26T13:00&limit=0');
  const food = await list('openAt=2026-11-26T11:00/2026-11-26T13:00&type=FOOD&limit=0');
  const from = Temporal.PlainDateTime.from('2026-11-26T11:00');
  const isOpenThen = (service: Service) => {
    const [first, end] = [from, from.add({ hours: 2 })].map((time) =>
      time.toZonedDateTime(service.timeZone).toInstant(),
    );
    return openSpans(service, first!, end!, service.timeZone).length > 0;
  };
  const all = (await list('limit=0')).data.filter(isOpenThen);
  expect(thanksgiving.data.map((s) => s.id)).toEqual(all.map((s) => s.id));
  expect(food.data.map((s) => s.id)).toEqual(all.filter((s) => s.type.includes('FOOD')).map((s) => s.id));
  expect(food.total).toBeGreaterThan(0);
});

test('a time in the text lists what is open then before what to call, other help at the end, and the answer names it', async () => {
  const at = '2026-11-18T12:00';
  const hasUnknownHours = ({ openStatus: { kind } }: Service) => kind === 'unknown' || kind === 'contact';
  const tonight = await server.ask('/api/services?q=food+tonight&limit=0');
  const evening = await list('openAt=2026-11-18T18:00/2026-11-19T00:00&limit=0');
  const openThen = evening.data.map((s) => s.id);
  expect(tonight.body.understoodTime).toEqual({ at, openAt: '2026-11-18T18:00/2026-11-19T00:00' });
  const isOpenTonight = tonight.body.data.map((s: Service) => openThen.includes(s.id));
  expect(isOpenTonight).toEqual(tonight.body.data.map((s: Service) => !hasUnknownHours(s)));
  const food = isOpenTonight.filter((_: boolean, n: number) => tonight.body.data[n].type.includes('FOOD'));
  expect(food).toEqual(food.toSorted().toReversed());
  expect(new Set(food)).toEqual(new Set([true, false]));
  const isFood = tonight.body.data.map((s: Service) => s.type.includes('FOOD'));
  expect(isFood).toEqual(isFood.toSorted().toReversed());
  expect(new Set(isFood)).toEqual(new Set([true, false]));
  const all = await list('q=food&limit=0');
  expect(isOpenTonight.filter((isOpen: boolean) => !isOpen)).toHaveLength(all.data.filter(hasUnknownHours).length);
  const now = await server.ask('/api/services?q=donde+puedo+comer+ahorita&limit=0');
  expect(now.body.understoodTime).toEqual({ at, isOpen: true });
  expect(now.body.data[0].openStatus.kind).toBe('open');
  expect(now.body.data.every((s: Service) => s.openStatus.kind === 'open' || hasUnknownHours(s))).toBe(true);
  const strict = await list('q=donde+puedo+comer+ahorita&isOpen=true&limit=0');
  expect(strict.data.every((s) => s.openStatus.kind === 'open')).toBe(true);
  const any = await server.ask('/api/services?q=food+tonight&openAt=any&limit=0');
  expect(any.body).not.toHaveProperty('understoodTime');
  expect(any.body.total).toBeGreaterThan(tonight.body.total);
});

test.each([
  ['food in Hawley', { name: 'Hawley', isInRegion: true }],
  ['comida en Dallas', { name: 'Dallas', isInRegion: false }],
  ['food', undefined],
])('q=%s names the town %o', async (q, town) => {
  const { body } = await server.ask(`/api/services?q=${encodeURIComponent(q)}&limit=1`);
  expect(body.understoodTown).toEqual(town);
});

test('sort=openFirst: open, without a free bed, opening within a week, call for hours, opening later, closed', async () => {
  const { data } = await list('sort=openFirst&limit=0&nearCoordinate=-99.733|32.449');
  const aWeekLater = '2026-11-25T18:00:00Z';
  const groupOf = ({ openStatus: status, totalBeds, availableBeds }: Service) => {
    if (status.kind === 'open') return totalBeds > 0 && availableBeds === 0 ? 0.5 : 0;
    if (status.kind === 'contact' || status.kind === 'unknown') return 2;
    if (status.kind !== 'closed' || status.opensAt === null) return 4;
    return status.opensAt <= aWeekLater ? 1 : 3;
  };
  const openings = data.map(({ openStatus: status }) => (status.kind === 'closed' ? (status.opensAt ?? '') : ''));
  const groups = data.map(groupOf);
  expect(groups).toEqual(groups.toSorted());
  expect(new Set(groups)).toEqual(new Set([0, 0.5, 1, 2, 3]));
  expect(openings.filter(Boolean)).toEqual(openings.filter(Boolean).toSorted());
  // The distance to a confidential address is rounded.
  const open = data.filter((service) => groupOf(service) === 0 && !service.isAddressConfidential);
  const distances = open.map(sortingMilesOf);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('lists permanently closed services only on request', async () => {
  const isClosed = (service: Service) => service.openStatus.kind === 'permanentlyClosed';
  expect((await list('limit=0')).data.some(isClosed)).toBe(false);
  expect((await list('limit=0&isShowAll=true')).data.some(isClosed)).toBe(true);
});

test('a service out of season is in no list or search, but has its page', async () => {
  const { data } = await list('limit=0&isShowAll=true');
  const hall = data.find(({ name }) => name === 'Anson Summer Cooling Hall')!;
  const named = ({ data: found }: List) => found.some(({ id }) => id === hall.id);
  const searches = ['limit=0', 'q=Anson%20Summer%20Cooling%20Hall', `_id=${hall.id}`, 'nearCoordinate=-99.9|32.76'];
  for (const query of searches) expect([query, named(await list(query))]).toEqual([query, false]);
  expect(named(await list(`_id=${hall.id}&isShowAll=true`))).toBe(true);
  const page = await server.ask(`/api/services/${hall.id}`);
  expect(page.body.data.openStatus).toEqual({ kind: 'closed', opensAt: null });
});

describe('order and distance', () => {
  test('nearCoordinate sorts by distance, imprecise positions after exact ones, and reports it in miles', async () => {
    const { data } = await list(`nearCoordinate=${abilene}&limit=0`);
    const open = data.filter((s) => !s.isAddressConfidential && s.distance !== undefined);
    const distances = open.map(sortingMilesOf);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const atCenter = open.findIndex(({ distance }) => distance === 0);
    expect(open[atCenter]!.locationPrecision).toBe('city');
    expect(open.slice(0, atCenter).every(({ locationPrecision }) => locationPrecision === 'exact')).toBe(true);
    expect(atCenter).toBeGreaterThan(5);
  });

  test('currentCoordinate changes the distances but not the order', async () => {
    const plain = (await list('limit=5')).data;
    const measured = (await list(`limit=5&currentCoordinate=${abilene}`)).data;
    expect(measured.map((s) => s.id)).toEqual(plain.map((s) => s.id));
    expect(plain[0]!.distance).toBeUndefined();
    expect(measured[0]!.distance).toEqual(expect.any(Number));
  });

  test('likes sorts the most liked first', async () => {
    const [last] = (await list('sort=name&direction=desc&limit=1')).data;
    for (let i = 0; i < 2; i++) await server.ask(`/api/services/${last!.id}/likes`, { method: 'POST' });
    const [first] = (await list('sort=likes&limit=1')).data;
    expect(first).toMatchObject({ id: last!.id, likes: 2 });
  });
});

test('lists current critical headers, within 50 miles if the position is known', async () => {
  const live = await list('isCriticalHeader=true&limit=20');
  expect(live.data.length).toBeGreaterThan(1);
  const now = '2026-11-18T18:00:00.000Z';
  for (const service of live.data) {
    expect(service.isCriticalHeader).toBe(true);
    expect(service.isCriticalNeverExpire || service.criticalExpiredAt! > now).toBe(true);
  }
  expect((await list('isCriticalHeader=true&currentCoordinate=-106.4|31.7')).total).toBe(0);
});

describe('bad input is reported by field and never breaks the server', () => {
  test.each([
    ['nearCoordinate=200|5', { nearCoordinate: 'COORDINATE_OUT_OF_RANGE' }],
    ['currentCoordinate=1|91', { currentCoordinate: 'COORDINATE_OUT_OF_RANGE' }],
    ['nearCoordinate=here', { nearCoordinate: 'MALFORMED' }],
    ['sort=password', { sort: 'NOT_ONE_OF' }],
    ['sort=distance', { nearCoordinate: 'REQUIRED' }],
    ['direction=up', { direction: 'NOT_ONE_OF' }],
    ['limit=-1', { limit: 'TOO_SMALL' }],
    ['limit=1e9', { limit: 'WRONG_TYPE' }],
    ['limit=100000', { limit: 'TOO_BIG' }],
    ['skip=-5', { skip: 'TOO_SMALL' }],
    ['type=PIZZA', { type: 'NOT_ONE_OF' }],
    ['subType=PIZZA', { subType: 'NOT_ONE_OF' }],
    ['category=CATS', { category: 'NOT_ONE_OF' }],
    ['isOpen=maybe', { isOpen: 'NOT_ONE_OF' }],
    ['isOpen=true&userTimezone=Mars/Olympus', { userTimezone: 'UNKNOWN_TIME_ZONE' }],
    ['openAt=tonight', { openAt: 'MALFORMED' }],
    ['openAt=2026-11-26T18:00/2026-11-25T18:00', { openAt: 'CHECK_DATE_START' }],
    ['openAt=2026-11-26T18:00/2027-11-26T18:00', { openAt: 'TOO_BIG' }],
    ['user=1;DROP TABLE services', { user: 'MALFORMED' }],
    ['_id=not-an-id', { _id: 'MALFORMED' }],
    ['filter=password', { filter: 'NOT_ONE_OF' }],
  ])('%s', async (query, errors) => {
    const { status, body, headers } = await server.ask(`/api/services?${encodeURI(query)}`);
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ status: 400, code: 400, key: 'VALIDATION', errors });
  });

  test('a path without an id is not found', async () => {
    const { status, headers, body } = await server.ask('/api/services/');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ status: 404, key: 'NOT_FOUND', errors: {} });
  });

  test.each(['/api/services?q=%ff', '/api/services/%c3%28', '/api/services?q=%E0%A4%A'])(
    'broken UTF-8: %s',
    async (url) => {
      expect(await server.ask(url)).toMatchObject({ status: 400, body: { key: 'MALFORMED_REQUEST' } });
    },
  );

  test.each([
    'q=%00',
    "q='; DROP TABLE services;--",
    'q=\\',
    'q=((((',
    'q=%25%25',
    'q=🍕',
    `q=${'x'.repeat(400)}`,
    'q=a@b%5C',
    'q=%5C@%5C',
    'city=%00',
    'zip=%00,1',
  ])('%s is only a search that finds little', async (query) => {
    expect(
      (await server.ask(`/api/services?${encodeURI(decodeURIComponent(query.replace(/%25/g, '%2525')))}`)).status,
    ).toBe(200);
  });
});

test('a response has an ETag, and a repeated request gets 304', async () => {
  const first = await server.ask('/api/services?limit=3');
  expect(first.headers['cache-control']).toContain('public');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await server.ask('/api/services?limit=3', { headers });
  expect(again).toMatchObject({ status: 304, body: null });
});

test('a cached list shows a change at once', async () => {
  const before = await list('sort=likes&limit=1');
  await list('sort=likes&limit=1');
  await server.ask(`/api/services/${before.data[0]!.id}/likes`, { method: 'POST' });
  await expect.poll(async () => (await list('sort=likes&limit=1')).data[0]!.likes).toBe(before.data[0]!.likes + 1);
});

test('the towns count the listed services of each type', async () => {
  const { data, total }: { data: Town[]; total: number } = (await server.ask('/api/services/towns')).body;
  expect(data.map(({ city }) => city)).toContain('Colorado City');
  expect(total).toBe(data.length);
  const { city, counts } = data.find((town) => town.city === 'Sweetwater')!;
  for (const type of serviceTypes)
    expect([type, counts[type] ?? 0]).toEqual([type, (await list(`city=${city}&type=${type}&limit=0`)).total]);
  const shelters = (await list('city=Anson&type=SHELTER&limit=0')).total;
  expect(data.find((town) => town.city === 'Anson')?.counts.SHELTER ?? 0).toBe(shelters);
});

test('directions lead to a service by public transit, and never to a confidential address', async () => {
  const { data } = await list('limit=0');
  const directionsTo = async (to: string, from = abilene) =>
    (await server.ask(`/api/directions?from=${encodeURIComponent(from)}&to=${to}`)).body;
  const open = data.find(({ address1, isAddressConfidential }) => address1 !== '' && !isAddressConfidential)!;
  const { url, distance, mode, itineraries } = (await directionsTo(open.id)).data;
  expect(mode).toBe('TRANSIT');
  expect(itineraries).toEqual([]);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(new URL(url).searchParams.get('destination')).toContain(open.address1);
  const hidden = data.find(({ isAddressConfidential }) => isAddressConfidential)!;
  expect((await directionsTo(hidden.id)).data.url).toBeNull();
  expect(await directionsTo(open.id, 'nowhere')).toMatchObject({ status: 400, errors: { from: 'MALFORMED' } });
});
