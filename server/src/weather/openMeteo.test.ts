import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../http/external/fakeExternalService.ts';
import { openMeteo } from './openMeteo.ts';

let outside: FakeService;
const warnings: string[] = [];
const log = { info() {}, warn: (message: string) => warnings.push(message) };
const abilene = [-99.7331, 32.4487] as const;
const current = {
  time: '2026-11-18T18:00',
  interval: 900,
  temperature_2m: 61.4,
  relative_humidity_2m: 48,
  wind_speed_10m: 12.6,
  visibility: 16_093,
};

beforeAll(async () => {
  outside = await startFakeService();
});
afterAll(() => outside.close());
beforeEach(() => {
  outside.requests.length = 0;
  warnings.length = 0;
});

test('requests miles and Fahrenheit for a rounded position, and caches the result', async () => {
  outside.reply = { body: { latitude: 32.4, longitude: -99.7, current } };
  const source = openMeteo(outside.origin, log);
  const measured = { temperature: 61, humidity: 48, windSpeed: 13, visibility: 10 };
  expect(await source.measure(abilene)).toEqual(measured);
  expect(await source.measure([-99.7409, 32.4412])).toEqual(measured);
  expect(outside.requests.map(({ path, query }) => [path, query])).toEqual([
    [
      '/v1/forecast',
      {
        latitude: '32.4',
        longitude: '-99.7',
        current: 'temperature_2m,relative_humidity_2m,wind_speed_10m,visibility',
        temperature_unit: 'fahrenheit',
        wind_speed_unit: 'mph',
      },
    ],
  ]);
});

test('omits values that it does not measure', async () => {
  outside.reply = { body: { current: { temperature_2m: 30, visibility: null } } };
  expect(await openMeteo(outside.origin, log).measure(abilene)).toEqual({ temperature: 30 });
});

test.each([
  ['fails', { status: 500, body: {} }, 'STATUS_500'],
  ['refuses', { status: 400, body: { error: true, reason: 'Latitude must be in range' } }, 'STATUS_400'],
  ['returns unexpected JSON', { body: { hourly: {} } }, 'SHAPE'],
  ['returns garbage', 'garbage', 'NO_JSON'],
  ['does not answer in time', 'slow', 'TIMEOUT'],
] as const)('returns no weather if it %s, and is called again next time', async (_what, reply, code) => {
  outside.reply = reply;
  const source = openMeteo(outside.origin, log);
  expect(await source.measure(abilene)).toBeNull();
  expect(warnings).toEqual([expect.stringContaining(code)]);
  expect(warnings.join()).not.toMatch(/32\.4|99\.7/);
  outside.reply = { body: { current } };
  expect(await source.measure(abilene)).toMatchObject({ temperature: 61 });
});
