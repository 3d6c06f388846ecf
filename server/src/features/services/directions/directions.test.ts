import type { Service } from '@amparo/domain/services/service.ts';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { type FakeService, startFakeService } from '../../../http/external/fakeExternalService.ts';
import { logging } from '../../../http/logging.ts';
import { chooseTransitPlanner } from '../../../transit/chooseTransitPlanner.ts';

let outside: FakeService;
let server: TestApp;
let services: Service[];
const logged: string[] = [];
const log = pino({ ...logging, level: 'debug' }, { write: (line: string) => logged.push(line) });

beforeAll(async () => {
  outside = await startFakeService();
  const transit = chooseTransitPlanner({ kind: 'opentripplanner', url: `${outside.origin}/otp/gtfs/v1` }, log);
  server = await startTestApp({ transit, log });
  services = (await server.ask('/api/services?limit=0')).body.data;
});
afterAll(async () => {
  await server.close();
  await outside.close();
});
beforeEach(() => {
  outside.requests.length = 0;
  logged.length = 0;
});
afterEach(() => expect(logged.join()).not.toMatch(/33\.123|98\.765/));

let count = 0;
/** Each start is a little different: repeated requests get a cached response. */
function directionsTo(id: string) {
  count += 1;
  return server.ask(`/api/directions?from=${encodeURIComponent(`-98.7654${count}|33.12345`)}&to=${id}`);
}
const located = () => services.find(({ locationPrecision }) => locationPrecision === 'exact')!;
const time = (clock: string) => ({ scheduledTime: `2026-11-18T${clock}:00-06:00` });
const bus = {
  ...{ mode: 'BUS', start: time('10:05'), end: time('10:39'), route: { shortName: '4' } },
  ...{ from: { stop: { name: 'Pine & 3rd' } }, to: { stop: { name: 'Ambler' } } },
};
const plan = { body: { data: { planConnection: { edges: [{ node: { walkDistance: 300, legs: [bus] } }] } } } };

test('directions contain the next itineraries beside the link, and only rounded coordinates leave the server', async () => {
  outside.reply = plan;
  const { status, body } = await directionsTo(located().id);
  expect(status).toBe(200);
  expect(body.data.url).toContain('travelmode=transit');
  expect(body.data.itineraries).toEqual([
    {
      departure: '2026-11-18T16:05:00.000Z',
      arrival: '2026-11-18T16:39:00.000Z',
      minutes: 34,
      walkMeters: 300,
      legs: [
        {
          ...{ mode: 'BUS', line: '4', from: 'Pine & 3rd', to: 'Ambler' },
          ...{ departure: '2026-11-18T16:05:00.000Z', arrival: '2026-11-18T16:39:00.000Z' },
        },
      ],
    },
  ]);
  const [longitude, latitude] = located().location!.coordinates;
  expect(JSON.parse(outside.requests[0]!.body).variables).toEqual({
    origin: { location: { coordinate: { latitude: 33.123, longitude: -98.765 } } },
    destination: { location: { coordinate: { latitude, longitude } } },
  });
  expect(Object.keys(outside.requests[0]!.headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cookie|forwarded|referer|authorization/)]),
  );
});

test('the transit planner is never called for a confidential service, or for the center of a town', async () => {
  outside.reply = plan;
  for (const service of [
    services.find(({ isAddressConfidential }) => isAddressConfidential)!,
    services.find(({ locationPrecision }) => locationPrecision === 'city' || locationPrecision === 'zip')!,
  ])
    expect((await directionsTo(service.id)).body.data.itineraries).toEqual([]);
  expect(outside.requests).toEqual([]);
});

test.each([
  ['fails', { status: 500, body: {} }],
  ['returns unexpected JSON', { body: { data: null } }],
] as const)('directions are the link only if the transit planner %s', async (_what, reply) => {
  outside.reply = reply;
  const { status, body } = await directionsTo(located().id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ url: expect.stringContaining('travelmode=transit'), itineraries: [] });
  expect(outside.requests).toHaveLength(1);
});
