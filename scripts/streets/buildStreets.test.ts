import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import profile from '../../regions/west-central-texas/profile.json' with { type: 'json' };
import { openArchive, readLayer } from './testArchive.ts';
import { testShapefile } from './testShapefile.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, 'buildStreets.ts');
/** These tiles contain the point 32.45° N, 99.73° W. */
const tiles = { z8: [8, 57, 103], z12: [12, 913, 1657], z14: [14, 3653, 6629] } as const;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amparo-streets-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A winding highway, a street, a path, and a small lake in Taylor County; one street in each other county. */
function countyFiles(fips: string): { roads: Uint8Array; areawater: Uint8Array } {
  const winding = Array.from({ length: 200 }, (_, i): [number, number] => [
    -99.74 + i * 0.0001,
    32.45 + 0.00002 * Math.sin(i),
  ]);
  const street = (latitude: number, FULLNAME: string, MTFCC: string) => ({
    parts: [
      [
        [-99.735, latitude],
        [-99.725, latitude],
      ] as [number, number][],
    ],
    row: { FULLNAME, MTFCC },
  });
  const ofTaylor = [
    { parts: [winding], row: { FULLNAME: 'I- 20', MTFCC: 'S1100' } },
    street(32.451, 'Peña St', 'S1400'),
    street(32.452, '', 'S1710'),
  ];
  const lake: [number, number][] = [
    [-99.734, 32.446],
    [-99.734, 32.449],
    [-99.728, 32.449],
    [-99.728, 32.446],
    [-99.734, 32.446],
  ];
  return {
    roads: testShapefile('roads', 'line', fips === '48441' ? ofTaylor : [street(32.6, `Street ${fips}`, 'S1400')]),
    areawater: testShapefile('areawater', 'area', [{ parts: [lake], row: { FULLNAME: 'Lake', AWATER: '150000' } }]),
  };
}

async function writeCounties(into: string): Promise<void> {
  for (const { fips } of profile.counties)
    for (const [layer, zip] of Object.entries(countyFiles(fips)))
      await writeFile(join(into, `tl_2025_${fips}_${layer}.zip`), zip);
}

async function build(...options: string[]): Promise<Buffer> {
  const out = join(folder, 'streets.pmtiles');
  await run(process.execPath, [program, '--region', profile.id, '--out', out, ...options]);
  return readFile(out);
}

test('the tiles contain the streets of the shapefiles, fewer and simpler at low zooms', async () => {
  await writeCounties(folder);
  const file = await build('--from', folder);
  const archive = openArchive([file]);
  expect(await archive.getHeader()).toMatchObject({ minZoom: 8, maxZoom: 14 });
  expect(await archive.getMetadata()).toMatchObject({ attribution: 'Streets: US Census Bureau, TIGER/Line 2025' });
  const [highway] = (await readLayer(archive, tiles.z8, 'roads'))!;
  expect(highway).toEqual({ name: 'I- 20', kind: 'highway', vertices: 2 });
  const names = async (tile: (typeof tiles)[keyof typeof tiles]) =>
    (await readLayer(archive, tile, 'roads'))!.map((road) => ('name' in road ? road.name : ''));
  expect(await names(tiles.z8)).toEqual(['I- 20']);
  expect(await names(tiles.z12)).toEqual(['I- 20', 'Peña St']);
  expect((await readLayer(archive, tiles.z14, 'roads'))!.length).toBeGreaterThan(2);
  expect(await readLayer(archive, tiles.z8, 'water')).toEqual([]);
  expect((await readLayer(archive, tiles.z12, 'water'))![0]).toMatchObject({ name: 'Lake' });
});

test('the same files give the same bytes', async () => {
  await writeCounties(folder);
  const hash = async () =>
    createHash('sha256')
      .update(await build('--from', folder))
      .digest('hex');
  expect(await hash()).toBe(await hash());
});

test('names each missing file', async () => {
  await expect(build('--from', folder)).rejects.toThrow(/Missing in .*\n {2}tl_2025_48059_roads\.zip/);
});

test('names a file that is not a shapefile', async () => {
  await writeCounties(folder);
  await writeFile(join(folder, 'tl_2025_48441_roads.zip'), 'not a ZIP');
  await expect(build('--from', folder)).rejects.toThrow(/tl_2025_48441_roads\.zip is not a ZIP/);
});

test('downloads from the addresses of the US Census Bureau', async () => {
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const [, fips = '', layer = ''] = /(\d{5})_(\w+)\.zip$/.exec(url) ?? [];
    response.end(countyFiles(fips)[layer as 'roads']);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const data = await mkdtemp(join(folder, 'data-'));
  await build('--server', `http://127.0.0.1:${port}`, '--downloads', data).finally(() => server.close());
  expect(requested).toHaveLength(2 * profile.counties.length);
  expect(requested).toContain('/TIGER2025/ROADS/tl_2025_48441_roads.zip');
  expect(requested).toContain('/TIGER2025/AREAWATER/tl_2025_48441_areawater.zip');
});
