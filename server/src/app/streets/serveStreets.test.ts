import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeStreets } from '../../../../scripts/streets/writeStreets.ts';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';
import { findStreets, openStreets, type Streets } from './openStreets.ts';

const line = {
  type: 'LineString' as const,
  coordinates: [
    [-99.74, 32.45],
    [-99.72, 32.46],
  ],
};
const properties = { kind: 'minor' as const, name: 'First Street' };
const road = { layer: 'roads' as const, minZoom: 12, geometry: line, properties };

let folder: string;
let content: Buffer;
let streets: Streets;
let server: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amparo-streets-'));
  const file = join(folder, 'streets.pmtiles');
  await writeFile(file, writeStreets([road], { attribution: 'Streets: nobody' }));
  content = await readFile(file);
  streets = (await openStreets(file))!;
  server = await startTestApp({ streets, hasSampleData: false });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const request = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ url: streets.ground.url, method, headers });

test('the map names the streets, their bounds, and their zooms', async () => {
  const { body } = await server.ask('/api/places/map');
  expect(body.data.streets).toEqual({
    url: `/streets/${streets.version}.pmtiles`,
    attribution: 'Streets: nobody',
    bounds: [-99.74, 32.45, -99.72, 32.46],
    minZoom: 12,
    maxZoom: 14,
    bytes: content.length,
  });
});

test('sends the whole file, which browsers keep', async () => {
  const { statusCode, headers, rawPayload } = await request();
  expect(statusCode).toBe(200);
  expect(rawPayload.equals(content)).toBe(true);
  expect(headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/vnd.pmtiles',
    'content-length': String(content.length),
    etag: `"${streets.version}"`,
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=100-', 100, -1],
  ['bytes=-50', -50, -1],
  ['bytes=10-9999999', 10, -1],
])('sends the part %s', async (range, first, last) => {
  const { statusCode, headers, rawPayload } = await request({ range, 'accept-encoding': 'gzip, br' });
  const at = (position: number) => (position < 0 ? content.length + position : position);
  expect(statusCode).toBe(206);
  expect(headers['content-range']).toBe(`bytes ${at(first)}-${at(last)}/${content.length}`);
  expect(rawPayload.equals(content.subarray(at(first), at(last) + 1))).toBe(true);
});

test.each([['bytes=9999999-'], ['bytes=-0']])('refuses the part %s', async (range) => {
  const { statusCode, headers } = await request({ range });
  expect(statusCode).toBe(416);
  expect(headers['content-range']).toBe(`bytes */${content.length}`);
});

test.each([['bytes=0-1,5-6'], ['bytes=9-3'], ['lines=1-2'], ['bytes=-']])('ignores the range %s', async (range) => {
  expect((await request({ range })).statusCode).toBe(200);
});

test('sends the whole file if a browser has a part of another version', async () => {
  expect((await request({ range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  expect((await request({ range: 'bytes=0-9', 'if-range': `"${streets.version}"` })).statusCode).toBe(206);
});

test('sends nothing if the browser has this version', async () => {
  expect((await request({ 'if-none-match': `"${streets.version}"` })).statusCode).toBe(304);
});

test('HEAD has the headers and no content', async () => {
  const { statusCode, headers, body } = await request({}, 'HEAD');
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', String(content.length)]);
});

test.each([['/streets/other.pmtiles'], ['/streets/..%2f..%2fpackage.json'], ['/streets/']])(
  'has no %s',
  async (url) => {
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  },
);

test('the pmtiles library reads tiles over HTTP', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const archive = new PMTiles(`${address}${streets.ground.url}`);
  expect(await archive.getZxy(14, 3653, 6629)).toBeDefined();
  expect(await archive.getZxy(14, 0, 0)).toBeUndefined();
});

test('names a file that has no streets', async () => {
  const file = join(folder, 'text.pmtiles');
  await writeFile(file, 'just a text that is no archive');
  await expect(openStreets(file)).rejects.toThrow(/text\.pmtiles is not a file of streets/);
  await expect(openStreets(join(folder, 'missing.pmtiles'))).rejects.toThrow(/missing\.pmtiles .*ENOENT/);
});

test('the setting comes before the profile, and the profile before invented streets', () => {
  const region = { id: 'west-central-texas', mapTiles: { url: null, attribution: null } };
  const own = { ...region, mapTiles: { ...region.mapTiles, pmtiles: 'own.pmtiles' } };
  const sampleData = 'region';
  expect(findStreets({ streets: '/srv/streets.pmtiles', sampleData }, own)).toBe('/srv/streets.pmtiles');
  expect(findStreets({ streets: 'none', sampleData }, own)).toBeNull();
  expect(findStreets({ streets: undefined, sampleData }, own)).toMatch(/west-central-texas\/own\.pmtiles$/);
});
