import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false });
});
afterAll(() => server.close());

test('returns the region’s counties, the neighboring counties and the towns', async () => {
  const { status, body } = await server.ask('/api/places/map');
  expect(status).toBe(200);
  const { counties, towns, tiles, center, bounds } = body.data;
  const ofRegion = counties.filter((county: { isOfRegion: boolean }) => county.isOfRegion);
  expect(ofRegion).toHaveLength(14);
  expect(ofRegion.map(({ name }: { name: string }) => name)).toContain('Shackelford');
  expect(counties.length).toBeGreaterThan(14);
  expect(counties[0].rings[0].length).toBeGreaterThan(7);
  expect(towns[0]).toEqual({ name: 'Abilene', coordinates: [-99.733, 32.449], rank: 1 });
  expect({ tiles, center }).toEqual({ tiles: null, center: [-99.73314, 32.44874] });
  expect(bounds).toHaveLength(4);
});

test('answers 304 to a client that has the current version', async () => {
  const { headers } = await server.ask('/api/places/map');
  const again = await server.app.inject({
    url: '/api/places/map',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});
