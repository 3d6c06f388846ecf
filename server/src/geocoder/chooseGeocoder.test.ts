import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeService, shortenTimeLimits, startFakeService } from '../http/external/fakeExternalService.ts';
import { chooseGeocoder, type GeocoderSettings } from './chooseGeocoder.ts';
import { requestQueue } from './nominatim.ts';
import { regionGazetteer } from './regionGazetteer.ts';

const gazetteer = regionGazetteer('west-central-texas');
const publicUrl = 'https://help.example.org';
let warnings: string[];
let outside: FakeService;
beforeAll(async () => {
  outside = await startFakeService();
});
afterAll(() => outside.close());
beforeEach(() => {
  warnings = [];
  outside.requests.length = 0;
});

const make = (kind: GeocoderSettings['kind'], url = outside.origin) =>
  chooseGeocoder({ kind, url }, { gazetteer, publicUrl, warn: (...parts) => warnings.push(parts.join(' ')) });

const hall = { address1: '555 Walnut St', city: 'Abilene', state: 'TX', zip: '79601', isAddressConfidential: false };
const centroid = { coordinates: gazetteer.zipByCode.get('79601')!.coordinates, precision: 'zip' };
const atHall: [number, number] = [-99.7351, 32.4498];

const censusAnswer = (...points: [number, number][]) => ({
  body: {
    result: { input: {}, addressMatches: points.map(([x, y]) => ({ matchedAddress: 'A', coordinates: { x, y } })) },
  },
});
const nominatimAnswer = (place_rank: number, [lon, lat] = atHall) => ({
  body: [{ place_id: 1, lon: String(lon), lat: String(lat), place_rank, addresstype: 'building' }],
});

describe('the Census geocoder', () => {
  test('locates an address on its street', async () => {
    outside.reply = censusAnswer(atHall, [0, 0]);
    expect(await make('census').locate(hall)).toEqual({ coordinates: atHall, precision: 'street' });
    const query = { street: '555 Walnut St', city: 'Abilene', state: 'TX', zip: '79601' };
    expect(outside.requests).toMatchObject([
      { path: '/geocoder/locations/address', query: { ...query, benchmark: 'Public_AR_Current', format: 'json' } },
    ]);
  });

  test('the gazetteer provides the town at a point, because the Census provides no address', async () => {
    expect(await make('census').reverse(atHall)).toMatchObject({ city: 'Abilene', county: 'Taylor', address1: '' });
    expect(outside.requests).toEqual([]);
  });
});

describe('Nominatim', () => {
  test.each([
    [30, 'exact'],
    [26, 'street'],
  ])('a result of rank %i has the precision %s', async (rank, precision) => {
    outside.reply = nominatimAnswer(rank);
    expect(await make('nominatim').locate(hall)).toEqual({ coordinates: atHall, precision });
    const { path, query, headers } = outside.requests[0]!;
    expect(path).toBe('/search');
    expect(query).toMatchObject({ street: '555 Walnut St', state: 'Texas', postalcode: '79601', countrycodes: 'us' });
    expect(headers['user-agent']).toBe('Amparo (https://help.example.org)');
  });

  test('ignores a result that is no more precise than a ZIP code', async () => {
    outside.reply = nominatimAnswer(21);
    expect(await make('nominatim').locate(hall)).toEqual(centroid);
  });

  test('returns the address at a point, with the town and county of the gazetteer', async () => {
    outside.reply = { body: { address: { house_number: '555', road: 'Walnut Street', postcode: '79601-5254' } } };
    const place = await make('nominatim').reverse(atHall);
    expect(place).toMatchObject({ address1: '555 Walnut Street', city: 'Abilene', county: 'Taylor', zip: '79601' });
    expect(outside.requests[0]).toMatchObject({ path: '/reverse', query: { lon: '-99.7351', lat: '32.4498' } });
  });

  test('is not called for a point far from Texas', async () => {
    expect(await make('nominatim').reverse([0, 0])).toBeNull();
    expect(outside.requests).toEqual([]);
  });
});

describe.each(['census', 'nominatim'] as const)('%s', (kind) => {
  const far: [number, number] = [-97.74, 30.27];

  test.each([
    ['nothing', () => (kind === 'census' ? censusAnswer() : { body: [] })],
    ['a place in another town', () => (kind === 'census' ? censusAnswer(far) : nominatimAnswer(30, far))],
  ])('the gazetteer answers without a warning if it finds %s', async (_what, reply) => {
    outside.reply = reply();
    expect(await make(kind).locate(hall)).toEqual(centroid);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['fails', { status: 500, body: {} }, 'STATUS_500'],
    ['returns unexpected JSON', { body: { error: 'Unable to geocode' } }, 'SHAPE'],
    ['returns garbage', 'garbage', 'NO_JSON'],
    ['does not answer', 'slow', 'TIMEOUT'],
  ] as const)('the gazetteer answers with a warning if it %s', async (_what, reply, code) => {
    outside.reply = reply;
    const limits = reply === 'slow' ? shortenTimeLimits() : [4000];
    expect(await make(kind).locate(hall)).toEqual(centroid);
    expect(warnings).toEqual([`${kind} ${code}`]);
    expect(limits).toEqual([4000]);
  });

  test('the gazetteer answers if it is unreachable', async () => {
    const gone = await startFakeService();
    await gone.close();
    expect(await make(kind, gone.origin).locate(hall)).toEqual(centroid);
    expect(await make(kind, gone.origin).reverse(atHall)).toMatchObject({ city: 'Abilene', address1: '' });
    expect(warnings).toContain(`${kind} UNREACHABLE`);
  });

  test('never receives a confidential address, or an address without a street', async () => {
    outside.reply = kind === 'census' ? censusAnswer(atHall) : nominatimAnswer(30);
    expect(await make(kind).locate({ ...hall, isAddressConfidential: true })).toEqual(centroid);
    expect(await make(kind).locate({ ...hall, address1: ' ' })).toEqual(centroid);
    expect(outside.requests).toEqual([]);
  });
});

test('calls to a public service are spaced, and a call that would wait too long is refused', async () => {
  const takeTurn = requestQueue(200, 300);
  const before = performance.now();
  const [first, second, third, ...late] = await Promise.allSettled([1, 2, 3, 4].map(() => takeTurn()));
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(late.map(({ status }) => status)).toEqual(['rejected']);
  expect(performance.now() - before).toBeGreaterThanOrEqual(195);
});
