import { DeviceApi } from '@amparo/domain/offline/deviceApi.ts';
import { packServices, unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import type { DeviceService } from '@amparo/domain/services/search-index/device/deviceService.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dangerTexts } from '../features/chatbot/answers/chatMessages.ts';
import { readOfflineContent } from './offlineContent.ts';
import { readRegionProfile } from './region/regionFolder.ts';
import { startTestApp, type TestApp } from './test-kit/testApp.ts';
import { testRegion } from './test-kit/testRegion.ts';

const at = '2026-11-18T16:00:00Z';

let server: TestApp;
let device: DeviceApi;
let services: readonly DeviceService[];
beforeAll(async () => {
  server = await startTestApp({ at });
  const content = await readOfflineContent(server.app, await readRegionProfile(testRegion));
  services = content.services;
  // As the device receives it.
  const packed = unpackServices(packServices(services));
  const stored = packed.map((service, n) => ({ ...service, likes: services[n]!.likes }));
  device = new DeviceApi({ services: stored, parts: JSON.parse(JSON.stringify(content.parts)) }, dangerTexts);
});
afterAll(() => server.close());

const here = '-99.733|32.449';

/** Instants on the device have microseconds, and those of the API milliseconds. */
const comparable = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer).replaceAll(/(T\d\d:\d\d:\d\d\.\d{3})\d{0,3}Z/g, '$1Z')) as unknown;

async function askDevice(method: 'GET' | 'POST', address: string, body?: unknown): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const query = Object.fromEntries(searchParams);
  const path = decodeURIComponent(pathname);
  return device.answer({ method, path, query, body }, Temporal.Instant.from(at));
}

test.each([
  '/services?limit=0',
  '/services?type=FOOD&skip=5&limit=7',
  `/services?sort=distance&nearCoordinate=${here}&limit=0`,
  `/services?q=food+near+me&currentCoordinate=${here}`,
  '/services?q=diapres',
  '/services?q=open+tonight&category=VETERANS',
  '/services?isOpen=true&type=SHELTER',
  '/services?q=I+want+to+die',
  '/services?q=my+husband+hits+me',
  '/services?q=quiero+morir',
  '/services?q=anxiety+counseling',
  '/services?isCriticalHeader=true',
  '/services/towns',
  '/crisis-lines',
  '/crisis-lines?limit=0',
  '/liaisons?limit=0',
  '/liaisons?county=Shackleford&limit=0',
  '/regions?limit=0',
  '/units?limit=0',
  '/static-pages/TERMS_ES',
  '/places/map',
  `/places/reverse?coordinate=${here}`,
])('a device answers as the server does: %s', async (address) => {
  const { status, body } = await server.ask(`/api${address}`);
  expect(status).toBe(200);
  expect(comparable(await askDevice('GET', address))).toEqual(comparable(body));
});

test('each service has the same page', async () => {
  for (const { id } of services) {
    const address = `/services/${id}?currentCoordinate=${here}`;
    expect(comparable(await askDevice('GET', address))).toEqual(comparable((await server.ask(`/api${address}`)).body));
  }
});

test('a place is found by its name', async () => {
  const keyword = { keyword: 'abil' };
  const { body } = await server.ask('/api/services/search-city-or-zip', { method: 'POST', payload: keyword });
  expect(await askDevice('POST', '/services/search-city-or-zip', keyword)).toEqual(body);
});

test.each(['/services/beds', '/auth/profile', '/directions', '/feedbacks', '/services?limit=many'])(
  'only the server answers %s',
  async (address) => {
    expect(await askDevice('GET', address)).toBeNull();
  },
);

test('an unknown service is not found', async () => {
  const call = askDevice('GET', '/services/00000000-0000-4000-8000-000000000000');
  await expect(call).rejects.toMatchObject({ key: 'NOT_FOUND' });
});
