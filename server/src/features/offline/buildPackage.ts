import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { DeviceService } from '@amparo/domain/offline/deviceService.ts';
import type { Manifest } from '@amparo/domain/offline/offlineRoutes.ts';
import {
  PACKAGE_FORMAT,
  type PackagePart,
  type PackedService,
  packServices,
  parts,
} from '@amparo/domain/offline/servicePackage.ts';

/** 54 bits of SHA-256: two of 10,000 chunks have the same hash with a probability of one in 300 million. */
const HASH_LENGTH = 9;
/** The best quality takes a second for a megabyte. */
const BROTLI_QUALITY = { small: 11, large: 9 };
const SMALL = 65_536;
const SERVICES_IN_BUNDLE = 500;

/** A body that never changes, named by its content. It is compressed once, when it is first needed. */
export class Chunk {
  readonly hash: string;
  readonly text: string;
  #brotli: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.hash = hashOf(text);
    this.text = text;
  }

  brotli(): Promise<Buffer> {
    this.#brotli ??= compress(this.text);
    return this.#brotli;
  }
}

/** What the package contains, in its public form. */
export interface PackageContent {
  /** In the order of their ids. */
  services: readonly DeviceService[];
  /** The ids of services that are deleted or not approved. */
  hiddenIds: readonly string[];
  parts: Record<Exclude<PackagePart, 'likes'>, unknown>;
}

export interface OfflinePackage {
  manifest: Manifest;
  chunks: ReadonlyMap<string, Chunk>;
}

/** Builds the package. Chunks that have not changed are taken from the package before. */
export async function buildPackage(content: PackageContent, before?: OfflinePackage): Promise<OfflinePackage> {
  const services = content.services.map(({ likes: _likes, ...service }) => service);
  const toChunk = (text: string) => {
    const chunk = new Chunk(text);
    return before?.chunks.get(chunk.hash) ?? chunk;
  };
  const pieces = groupServices(services, groupsFor(services.length)).map((group) =>
    group.map((service) => toChunk(packServices([service]))),
  );
  const groups = pieces.map((group) =>
    toChunk(
      JSON.stringify(
        group
          .map(({ hash: name }) => name)
          .sort()
          .join(''),
      ),
    ),
  );
  const bundles = groupServices(services, bundlesFor(services.length)).map((group) => toChunk(packServices(group)));
  const contents = { ...content.parts, likes: content.services.map(({ likes }) => likes) };
  const partChunks = parts.map((part) => toChunk(JSON.stringify(contents[part])));
  const sizedParts = await sizesOf(partChunks);
  const listed = {
    format: PACKAGE_FORMAT,
    hidden: content.hiddenIds.map(hashOf).sort(),
    confidential: services.flatMap(({ id, isAddressConfidential }) => (isAddressConfidential ? hashOf(id) : [])).sort(),
    groups: groups.map(({ hash: name }) => name),
    bundles: await sizesOf(bundles),
    parts: Object.fromEntries(parts.map((part, n) => [part, sizedParts[n]!])) as Manifest['parts'],
  };
  return {
    manifest: { ...listed, version: hashOf(JSON.stringify(listed)) },
    chunks: new Map([...partChunks, ...bundles, ...groups, ...pieces.flat()].map((chunk) => [chunk.hash, chunk])),
  };
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, HASH_LENGTH);
}

/**
 * As many groups as each group has services: a changed service costs the list of the groups, the list of its group, and
 * itself.
 */
function groupsFor(services: number): number {
  return 2 ** Math.round(Math.log2(Math.max(1, services)) / 2);
}

/** The first download is compressed in bundles. Larger ones compress better, and smaller ones are built again sooner. */
function bundlesFor(services: number): number {
  return Math.max(1, Math.round(services / SERVICES_IN_BUNDLE));
}

/** Divides services by the hash of their id, so that an added service changes one group. */
function groupServices(services: readonly PackedService[], count: number): PackedService[][] {
  const groups: PackedService[][] = Array.from({ length: count }, () => []);
  for (const service of services) groups[hash('sha256', service.id, 'buffer').readUInt32BE() % count]!.push(service);
  return groups;
}

function sizesOf(chunks: readonly Chunk[]): Promise<{ hash: string; bytes: number }[]> {
  return Promise.all(chunks.map(async (chunk) => ({ hash: chunk.hash, bytes: (await chunk.brotli()).length })));
}

/** A window of the size of the text: Brotli would otherwise clear megabytes for each small text. */
function compress(text: string): Promise<Buffer> {
  const body = Buffer.from(text);
  const windowBits = Math.ceil(Math.log2(body.length + 16));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[body.length < SMALL ? 'small' : 'large'],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, windowBits)),
  };
  return promisify(brotliCompress)(body, { params });
}
