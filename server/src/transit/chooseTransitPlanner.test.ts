import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeService, shortenTimeLimits, startFakeService } from '../http/external/fakeExternalService.ts';
import { chooseTransitPlanner, type TransitSettings } from './chooseTransitPlanner.ts';

let outside: FakeService;
const warnings: string[] = [];
const log = { info() {}, warn: (message: string) => warnings.push(message) };
const home = [-99.733, 32.449] as const;
const pantry = [-99.7412, 32.4581] as const;

beforeAll(async () => {
  outside = await startFakeService();
});
afterAll(() => outside.close());
beforeEach(() => {
  outside.requests.length = 0;
  warnings.length = 0;
});

const settings = {
  opentripplanner: (): TransitSettings => ({ kind: 'opentripplanner', url: `${outside.origin}/otp/gtfs/v1` }),
  google: (): TransitSettings => ({ kind: 'google', key: 'secret-key', url: outside.origin }),
};
const planner = (kind: keyof typeof settings) => chooseTransitPlanner(settings[kind](), log);

const stop = (name: string) => ({ stop: { name } });
const at = (time: string) => ({ scheduledTime: `2026-11-18T${time}:00-06:00`, estimated: null });
const edge = (leaves: string, shortName: string | null) => ({
  node: {
    walkDistance: 300.4,
    legs: [
      { mode: 'WALK', start: at('10:01'), end: at(leaves), from: { stop: null }, to: stop('Pine & 3rd'), route: null },
      {
        ...{ mode: 'BUS', start: at(leaves), from: stop('Pine & 3rd'), to: stop('Ambler') },
        end: { scheduledTime: at('10:29').scheduledTime, estimated: { time: '2026-11-18T10:33:00-06:00' } },
        route: { shortName, longName: 'Crosstown' },
      },
      { mode: 'WALK', start: at('10:33'), end: at('10:35'), from: stop('Ambler'), to: { stop: null }, route: null },
    ],
  },
});
const planOf = (...edges: unknown[]) => ({ body: { data: { planConnection: { edges } } } });
const walk = (distanceMeters: number, staticDuration: string) => ({
  travelMode: 'WALK',
  distanceMeters,
  staticDuration,
});
const ride = {
  travelMode: 'TRANSIT',
  distanceMeters: 5000,
  transitDetails: {
    stopDetails: {
      departureStop: { name: 'Pine & 3rd' },
      departureTime: '2026-11-18T16:05:00Z',
      arrivalStop: { name: 'Ambler' },
      arrivalTime: '2026-11-18T16:33:00Z',
    },
    transitLine: { name: 'Crosstown', nameShort: '4', vehicle: { type: 'BUS' } },
  },
};
const routesOf = (...steps: unknown[]) => ({ body: { routes: [{ legs: [{ steps }] }] } });

const bus4 = {
  departure: '2026-11-18T16:01:00.000Z',
  arrival: '2026-11-18T16:35:00.000Z',
  minutes: 34,
  walkMeters: 300,
  legs: [
    {
      ...{ mode: 'WALK', line: null, from: null, to: 'Pine & 3rd' },
      ...{ departure: '2026-11-18T16:01:00.000Z', arrival: '2026-11-18T16:05:00.000Z' },
    },
    {
      ...{ mode: 'BUS', line: '4', from: 'Pine & 3rd', to: 'Ambler' },
      ...{ departure: '2026-11-18T16:05:00.000Z', arrival: '2026-11-18T16:33:00.000Z' },
    },
    {
      ...{ mode: 'WALK', line: null, from: 'Ambler', to: null },
      ...{ departure: '2026-11-18T16:33:00.000Z', arrival: '2026-11-18T16:35:00.000Z' },
    },
  ],
};

test('without a setting there are no itineraries', async () => {
  expect(await chooseTransitPlanner({ kind: 'none' }, log).plan(home, pantry)).toEqual([]);
});

describe('OpenTripPlanner', () => {
  test('receives the two positions only, and returns an itinerary with the expected times', async () => {
    outside.reply = planOf(edge('10:05', '4'));
    expect(await planner('opentripplanner').plan(home, pantry)).toEqual([bus4]);
    const [request] = outside.requests;
    expect(outside.requests).toHaveLength(1);
    expect(request).toMatchObject({ path: '/otp/gtfs/v1', query: {} });
    const { query, variables } = JSON.parse(request!.body);
    expect(query).toContain('planConnection');
    expect(variables).toEqual({
      origin: { location: { coordinate: { latitude: 32.449, longitude: -99.733 } } },
      destination: { location: { coordinate: { latitude: 32.4581, longitude: -99.7412 } } },
    });
  });

  test('uses the long name of a line without a short one', async () => {
    outside.reply = planOf(edge('10:05', null));
    const [itinerary] = await planner('opentripplanner').plan(home, pantry);
    expect(itinerary!.legs[1]!.line).toBe('Crosstown');
  });

  test('leaves out plans on foot only, and returns at most three', async () => {
    const onFoot = { node: { walkDistance: 900, legs: edge('10:05', '4').node.legs.filter((leg) => !leg.route) } };
    outside.reply = planOf(onFoot, ...Array.from({ length: 5 }, () => edge('10:05', '4')));
    expect(await planner('opentripplanner').plan(home, pantry)).toEqual([bus4, bus4, bus4]);
  });

  test('returns no itineraries if GraphQL reports errors', async () => {
    outside.reply = { body: { data: null, errors: [{ message: 'Validation error: 32.449' }] } };
    expect(await planner('opentripplanner').plan(home, pantry)).toEqual([]);
    expect(warnings).toEqual(['the transit planner did not answer: SHAPE']);
  });
});

describe('Google Routes', () => {
  test('receives the key and the two positions only, and walks get their times from the rides', async () => {
    outside.reply = routesOf(walk(100, '60s'), walk(80, '180s'), ride, walk(120, '120s'));
    expect(await planner('google').plan(home, pantry)).toEqual([bus4]);
    const [request] = outside.requests;
    expect(request).toMatchObject({ path: '/directions/v2:computeRoutes', query: {} });
    expect(request!.headers).toMatchObject({ 'x-goog-api-key': 'secret-key' });
    expect(JSON.parse(request!.body)).toEqual({
      origin: { location: { latLng: { latitude: 32.449, longitude: -99.733 } } },
      destination: { location: { latLng: { latitude: 32.4581, longitude: -99.7412 } } },
      travelMode: 'TRANSIT',
      computeAlternativeRoutes: true,
    });
  });

  test('returns no itineraries, and logs nothing, if Google knows none', async () => {
    outside.reply = { body: {} };
    expect(await planner('google').plan(home, pantry)).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

describe.each(['opentripplanner', 'google'] as const)('%s', (kind) => {
  test.each([
    ['fails', { status: 500, body: {} }, 'STATUS_500'],
    ['refuses', { status: 403, body: { error: { message: 'key' } } }, 'STATUS_403'],
    ['returns unexpected JSON', { body: { routes: 'none', plan: {} } }, 'SHAPE'],
    ['returns garbage', 'garbage', 'NO_JSON'],
    ['does not answer in time', 'slow', 'TIMEOUT'],
  ] as const)('leaves only the link if it %s, and the log has a code only', async (_what, reply, code) => {
    outside.reply = reply;
    const limits = reply === 'slow' ? shortenTimeLimits() : [3000];
    expect(await planner(kind).plan(home, pantry)).toEqual([]);
    expect(warnings).toEqual([`the transit planner did not answer: ${code}`]);
    expect(limits).toEqual([3000]);
  });

  test('is not called for a minute after three failures in a row', async () => {
    outside.reply = { status: 500, body: {} };
    const { plan } = planner(kind);
    for (const _ of [1, 2, 3, 4, 5]) expect(await plan(home, pantry)).toEqual([]);
    expect(outside.requests).toHaveLength(3);
    expect(warnings.join()).not.toMatch(/32\.4|99\.7|secret/);
  });
});
