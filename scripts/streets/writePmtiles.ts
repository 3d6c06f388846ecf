import { createHash } from 'node:crypto';
import { gzipSync } from 'fflate';
import { zxyToTileId } from 'pmtiles';

/** One vector tile (Mapbox Vector Tile, not compressed). */
export interface Tile {
  z: number;
  x: number;
  y: number;
  data: Uint8Array;
}

export interface PmtilesOptions {
  /** JSON that describes the layers, the name, and the attribution. */
  metadata: Record<string, unknown>;
  /** West, south, east, north in degrees. */
  bounds: readonly [number, number, number, number];
  minZoom: number;
  maxZoom: number;
}

/** A run of tiles with the same content. `offset` counts from the first byte of the tile data. */
interface Entry {
  id: number;
  offset: number;
  length: number;
  runLength: number;
}

const headerBytes = 127;
/** The specification: header and root directory fit into the first 16,384 bytes. */
const maxRootBytes = 16_384 - headerBytes;
const compression = { gzip: 2 };
const tileType = { mvt: 1 };

/**
 * Returns the pieces of a PMTiles file (version 3). Equal tiles are stored once. The same tiles give the same bytes on
 * every computer: fflate compresses in JavaScript, and zlib does not give equal bytes on all processors.
 * Specification: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function writePmtiles(tiles: Iterable<Tile>, options: PmtilesOptions): Uint8Array[] {
  const { entries, contents, tileCount } = collectTiles(tiles);
  const { root, leaves } = writeDirectories(entries);
  const metadata = compress(new TextEncoder().encode(JSON.stringify(options.metadata)));
  const lengths = { root: root.length, metadata: metadata.length, leaves: leaves.length, tiles: bytesOf(contents) };
  const counts = { tiles: tileCount, entries: entries.length, contents: contents.length };
  return [writeHeader(options, lengths, counts), root, metadata, leaves, ...contents];
}

function collectTiles(tiles: Iterable<Tile>) {
  const sorted = Array.from(tiles, ({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data }));
  sorted.sort((a, b) => a.id - b.id);
  const entries: Entry[] = [];
  const contents: Uint8Array[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  let end = 0;
  for (const { id, data } of sorted) {
    const hash = createHash('sha256').update(data).digest('base64');
    let place = known.get(hash);
    if (!place) {
      const content = compress(data);
      place = { offset: end, length: content.length };
      known.set(hash, place);
      contents.push(content);
      end += content.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.runLength === id) last.runLength += 1;
    else entries.push({ id, ...place, runLength: 1 });
  }
  return { entries, contents, tileCount: sorted.length };
}

/** One directory if it fits behind the header. Otherwise leaf directories, as large as the root directory needs. */
function writeDirectories(entries: readonly Entry[]): { root: Uint8Array; leaves: Uint8Array } {
  const all = writeDirectory(entries);
  if (all.length <= maxRootBytes) return { root: all, leaves: new Uint8Array() };
  for (let size = 4096; ; size *= 2) {
    const pointers: Entry[] = [];
    const leaves: Uint8Array[] = [];
    for (let start = 0; start < entries.length; start += size) {
      const part = entries.slice(start, start + size);
      const leaf = writeDirectory(part);
      pointers.push({ id: part[0]!.id, offset: bytesOf(leaves), length: leaf.length, runLength: 0 });
      leaves.push(leaf);
    }
    const root = writeDirectory(pointers);
    if (root.length <= maxRootBytes) return { root, leaves: Buffer.concat(leaves) };
  }
}

/** Columns of varints: identifiers as differences, run lengths, lengths, offsets (0 if directly behind the last). */
function writeDirectory(entries: readonly Entry[]): Uint8Array {
  const numbers = [entries.length];
  entries.forEach(({ id }, i) => {
    numbers.push(id - (entries[i - 1]?.id ?? 0));
  });
  for (const { runLength } of entries) numbers.push(runLength);
  for (const { length } of entries) numbers.push(length);
  entries.forEach(({ offset }, i) => {
    const last = entries[i - 1];
    numbers.push(last && last.offset + last.length === offset ? 0 : offset + 1);
  });
  return compress(Uint8Array.from(numbers.flatMap(toVarint)));
}

function toVarint(value: number): number[] {
  const bytes: number[] = [];
  // Divides, because bit operations would cut identifiers and offsets to 32 bits.
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) | 0x80);
  bytes.push(value);
  return bytes;
}

type Lengths = Record<'root' | 'metadata' | 'leaves' | 'tiles', number>;
type Counts = Record<'tiles' | 'entries' | 'contents', number>;

function writeHeader({ bounds, minZoom, maxZoom }: PmtilesOptions, lengths: Lengths, counts: Counts): Uint8Array {
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  let start = headerBytes;
  (['root', 'metadata', 'leaves', 'tiles'] as const).forEach((part, i) => {
    header.writeBigUInt64LE(BigInt(start), 8 + 16 * i);
    header.writeBigUInt64LE(BigInt(lengths[part]), 16 + 16 * i);
    start += lengths[part];
  });
  header.writeBigUInt64LE(BigInt(counts.tiles), 72);
  header.writeBigUInt64LE(BigInt(counts.entries), 80);
  header.writeBigUInt64LE(BigInt(counts.contents), 88);
  const isClustered = 1;
  header.set([isClustered, compression.gzip, compression.gzip, tileType.mvt, minZoom, maxZoom], 96);
  const [west, south, east, north] = bounds;
  const degrees = [west, south, east, north];
  degrees.forEach((value, i) => {
    header.writeInt32LE(Math.round(value * 1e7), 102 + 4 * i);
  });
  header.writeUInt8(maxZoom, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return header;
}

function compress(data: Uint8Array): Uint8Array {
  return gzipSync(data, { level: 9, mtime: 0 });
}

function bytesOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}
