import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../http/external/fakeExternalService.ts';
import { chooseGeocoder, type GeocoderSettings } from './chooseGeocoder.ts';
import { requestQueue } from './requestQueue.ts';
import { texasGazetteer } from './texasGazetteer.ts';

const gazetteer = texasGazetteer();
const publicUrl = 'https://help.example.org';
let warnings: string[];
let outside: FakeService;
beforeAll(async () => {
  outside = await startFakeService();
});
afterAll(() => outside.close());
beforeEach(() => {
  warnings = [];
  outside.asked.length = 0;
});

const make = (kind: GeocoderSettings['kind'], url = outside.origin) =>
  chooseGeocoder({ kind, url }, { gazetteer, publicUrl, warn: (...told) => warnings.push(told.join(' ')) });

const hall = { address1: '555 Walnut St', city: 'Abilene', state: 'TX', zip: '79601', isAddressConfidential: false };
const middle = { coordinates: gazetteer.zipByCode.get('79601')!.coordinates, exactness: 'ZIP' };
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
  test('finds a house', async () => {
    outside.reply = censusAnswer(atHall, [0, 0]);
    expect(await make('census').locate(hall)).toEqual({ coordinates: atHall, exactness: 'ADDRESS' });
    const query = { street: '555 Walnut St', city: 'Abilene', state: 'TX', zip: '79601' };
    expect(outside.asked).toMatchObject([
      { path: '/geocoder/locations/address', query: { ...query, benchmark: 'Public_AR_Current', format: 'json' } },
    ]);
  });

  test('knows no address for a point: the gazetteer tells the town', async () => {
    expect(await make('census').reverse(atHall)).toMatchObject({ city: 'Abilene', county: 'Taylor', address1: '' });
    expect(outside.asked).toEqual([]);
  });
});

describe('Nominatim', () => {
  test.each([
    [30, 'ADDRESS'],
    [26, 'STREET'],
  ])('of rank %i: %s', async (rank, exactness) => {
    outside.reply = nominatimAnswer(rank);
    expect(await make('nominatim').locate(hall)).toEqual({ coordinates: atHall, exactness });
    const { path, query, headers } = outside.asked[0]!;
    expect(path).toBe('/search');
    expect(query).toMatchObject({ street: '555 Walnut St', state: 'Texas', postalcode: '79601', countrycodes: 'us' });
    expect(headers['user-agent']).toBe('Amparo (https://help.example.org)');
  });

  test('what is no more exact than a ZIP code is not taken', async () => {
    outside.reply = nominatimAnswer(21);
    expect(await make('nominatim').locate(hall)).toEqual(middle);
  });

  test('tells the address at a point, in a town and county that the gazetteer tells', async () => {
    outside.reply = { body: { address: { house_number: '555', road: 'Walnut Street', postcode: '79601-5254' } } };
    const place = await make('nominatim').reverse(atHall);
    expect(place).toMatchObject({ address1: '555 Walnut Street', city: 'Abilene', county: 'Taylor', zip: '79601' });
    expect(outside.asked[0]).toMatchObject({ path: '/reverse', query: { lon: '-99.7351', lat: '32.4498' } });
  });

  test('far from Texas it is not asked', async () => {
    expect(await make('nominatim').reverse([0, 0])).toBeNull();
    expect(outside.asked).toEqual([]);
  });
});

describe.each(['census', 'nominatim'] as const)('%s', (kind) => {
  const far: [number, number] = [-97.74, 30.27];

  test.each([
    ['nothing', () => (kind === 'census' ? censusAnswer() : { body: [] })],
    ['a place in some other town', () => (kind === 'census' ? censusAnswer(far) : nominatimAnswer(30, far))],
  ])('that finds %s leaves it to the gazetteer, without a word', async (_what, reply) => {
    outside.reply = reply();
    expect(await make(kind).locate(hall)).toEqual(middle);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['fails', { status: 500, body: {} }, 'STATUS_500'],
    ['talks of something else', { body: { error: 'Unable to geocode' } }, 'SHAPE'],
    ['talks garbage', 'garbage', 'NO_JSON'],
    ['does not answer', 'slow', 'TIMEOUT'],
  ] as const)('that %s leaves it to the gazetteer, and is told of', async (_what, reply, code) => {
    outside.reply = reply;
    expect(await make(kind).locate(hall)).toEqual(middle);
    expect(warnings).toEqual([`${kind} ${code}`]);
  });

  test('that is not there leaves it to the gazetteer', async () => {
    const gone = await startFakeService();
    await gone.close();
    expect(await make(kind, gone.origin).locate(hall)).toEqual(middle);
    expect(await make(kind, gone.origin).reverse(atHall)).toMatchObject({ city: 'Abilene', address1: '' });
    expect(warnings).toContain(`${kind} UNREACHABLE`);
  });

  test('is told no address of people in hiding, and asked for none without a street', async () => {
    outside.reply = kind === 'census' ? censusAnswer(atHall) : nominatimAnswer(30);
    expect(await make(kind).locate({ ...hall, isAddressConfidential: true })).toEqual(middle);
    expect(await make(kind).locate({ ...hall, address1: ' ' })).toEqual(middle);
    expect(outside.asked).toEqual([]);
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
