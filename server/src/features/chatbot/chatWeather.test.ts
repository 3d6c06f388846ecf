import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { type FakeService, startFakeService } from '../../http/external/fakeExternalService.ts';
import { openMeteo } from '../../weather/openMeteo.ts';
import { type Say, sendMessage } from './testChat.ts';

let outside: FakeService;
let server: TestApp;

beforeAll(async () => {
  outside = await startFakeService();
  server = await startTestApp({
    at: '2026-11-18T18:00:00Z',
    weather: openMeteo(outside.origin, { info() {}, warn() {} }),
  });
});
afterAll(async () => {
  await server.close();
  await outside.close();
});

const say: Say = (query, more) => sendMessage(server, query, more);

test('answers with the weather service’s data and the sun times', async () => {
  outside.reply = { body: { current: { temperature_2m: 88.2, relative_humidity_2m: 30, wind_speed_10m: 5 } } };
  const [message] = (await say('weather in Snyder')).messages;
  expect(message).toMatchObject({ kind: 'WEATHER', text: 'Weather in Snyder:' });
  expect(message?.weather).toMatchObject({ place: 'Snyder', temperature: 88, humidity: 30, windSpeed: 5 });
  expect(message?.weather?.sunset).toMatch(/^2026-11-18T23:4/);
});

test('says if the weather service fails, and still answers with the sun times', async () => {
  outside.reply = { status: 503, body: {} };
  const [message] = (await say('weather in Sweetwater')).messages;
  expect(message?.text).toContain('does not answer right now');
  expect(message?.weather?.temperature).toBeUndefined();
  expect(message?.weather?.sunrise).toMatch(/^2026-11-18T13:1/);
});
