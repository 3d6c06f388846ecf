import { createHash } from 'node:crypto';
import { tileIdToZxy } from 'pmtiles';
import { expect, test } from 'vitest';
import { openArchive } from './testArchive.ts';
import { type Tile, writePmtiles } from './writePmtiles.ts';

const options = {
  bounds: [-100, 32, -99, 33] as const,
  minZoom: 8,
  maxZoom: 14,
  metadata: { name: 'Streets', attribution: '© Nobody' },
};
const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (archive: ReturnType<typeof openArchive>, { z, x, y }: Omit<Tile, 'data'>) => {
  const tile = await archive.getZxy(z, x, y);
  return tile && new TextDecoder().decode(tile.data);
};

test('the pmtiles library reads the header, the metadata, and the tiles', async () => {
  const archive = openArchive(
    writePmtiles(
      [
        { z: 9, x: 1, y: 2, data: bytes('second') },
        { z: 8, x: 3, y: 4, data: bytes('first') },
      ],
      options,
    ),
  );
  expect(await archive.getHeader()).toMatchObject({
    specVersion: 3,
    minZoom: 8,
    maxZoom: 14,
    minLon: -100,
    minLat: 32,
    maxLon: -99,
    maxLat: 33,
    centerLon: -99.5,
    centerLat: 32.5,
    numAddressedTiles: 2,
    clustered: true,
    tileType: 1,
  });
  expect(await archive.getMetadata()).toEqual(options.metadata);
  expect(await textOf(archive, { z: 8, x: 3, y: 4 })).toBe('first');
  expect(await textOf(archive, { z: 9, x: 1, y: 2 })).toBe('second');
  expect(await textOf(archive, { z: 9, x: 2, y: 2 })).toBeUndefined();
});

test('stores equal tiles once', async () => {
  const run = [90_000, 90_001, 90_002, 90_007].map((id) => ({ id, zxy: tileIdToZxy(id) }));
  const archive = openArchive(
    writePmtiles(
      run.map(({ id, zxy: [z, x, y] }) => ({ z, x, y, data: bytes(id === 90_001 ? 'other' : 'same') })),
      options,
    ),
  );
  expect(await archive.getHeader()).toMatchObject({ numAddressedTiles: 4, numTileEntries: 4, numTileContents: 2 });
  for (const {
    id,
    zxy: [z, x, y],
  } of run)
    expect(await textOf(archive, { z, x, y })).toBe(id === 90_001 ? 'other' : 'same');
});

test('writes leaf directories if the root directory is too large', async () => {
  let id = 100_000;
  const tiles = Array.from({ length: 12_000 }, (_, i): Tile => {
    // Irregular numbers, because regular ones compress too well.
    const noise = createHash('sha256').update(String(i)).digest();
    id += 1 + (noise.readUInt16LE(0) % 16_384);
    const [z, x, y] = tileIdToZxy(id);
    return { z, x, y, data: bytes(`content ${noise[2]}`) };
  });
  const archive = openArchive(writePmtiles(tiles, options));
  const { leafDirectoryLength, rootDirectoryOffset, rootDirectoryLength } = await archive.getHeader();
  expect(leafDirectoryLength).toBeGreaterThan(0);
  expect(rootDirectoryOffset + rootDirectoryLength).toBeLessThanOrEqual(16_384);
  for (const i of [0, 1, 4095, 4096, 8000, 11_999])
    expect(await textOf(archive, tiles[i]!)).toBe(new TextDecoder().decode(tiles[i]!.data));
});
