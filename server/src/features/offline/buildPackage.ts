import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { DeviceService } from '@amparo/domain/offline/deviceService.ts';
import { buildHashTree, type HashList } from '@amparo/domain/offline/download/hashTree.ts';
import type { Downloads, Manifest, RemovedList } from '@amparo/domain/offline/offlineRoutes.ts';
import {
  areaOf,
  HASH_LENGTH,
  NO_COUNTY,
  PACKAGE_FORMAT,
  type PackagePart,
  packServices,
  parts,
} from '@amparo/domain/offline/servicePackage.ts';

/** The best quality takes a second for a megabyte. */
const BROTLI_QUALITY = { small: 11, large: 9 };
const SMALL = 65_536;
/** The first download is compressed in bundles. Larger ones compress better, and smaller ones are built again sooner. */
const SERVICES_IN_BUNDLE = 1_000;
/** Up to about 500 kB, every phone stores all services. One area compresses better than many. */
const SERVICES_OF_ONE_AREA = 2_000;
const REMOVED_IN_LIST = 64;

/** A body that never changes, named by its content. It is compressed once, when it is first needed. */
export class Chunk {
  readonly hash: string;
  readonly text: string;
  /** The result of `brotli`, once there is one. */
  compressed: Buffer | undefined;
  #brotli: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.hash = hashOf(text);
    this.text = text;
  }

  brotli(): Promise<Buffer> {
    this.#brotli ??= compress(this.text).then((body) => {
      this.compressed = body;
      return body;
    });
    return this.#brotli;
  }
}

/** What the package contains, in its public form. */
export interface PackageContent {
  /** In the order of their ids. */
  services: readonly DeviceService[];
  /** The ids of services that are deleted or not approved. */
  hiddenIds: readonly string[];
  /** The names of the counties of the region. */
  counties: readonly string[];
  parts: Record<Exclude<PackagePart, 'areas' | 'likes'>, unknown>;
}

export interface OfflinePackage {
  manifest: Manifest;
  chunks: ReadonlyMap<string, Chunk>;
}

/** Builds the package. Chunks that have not changed are taken from the package before. */
export async function buildPackage(content: PackageContent, before?: OfflinePackage): Promise<OfflinePackage> {
  const chunks = new Map<string, Chunk>();
  const addText = (text: string): Chunk => {
    const made = new Chunk(text);
    const chunk = before?.chunks.get(made.hash) ?? made;
    chunks.set(chunk.hash, chunk);
    return chunk;
  };
  const add = (value: unknown): Chunk => addText(JSON.stringify(value));
  const areas = divideByArea(content);
  const entries = await Promise.all(
    [...areas].map(async ([area, services]) => [area, await addArea(services, addText)] as const),
  );
  const likes = Object.fromEntries([...areas].map(([area, services]) => [area, services.map((one) => one.likes)]));
  const values = { ...content.parts, areas: [...areas.keys()], likes };
  const listed = {
    format: PACKAGE_FORMAT,
    removed: removedLists(content).map((list) => add(list).hash),
    areas: entries.map(([, { tree }]) => tree).join(''),
    downloads: add(Object.fromEntries(entries.map(([area, { bundles }]) => [area, bundles])) satisfies Downloads).hash,
    parts: add(Object.fromEntries(parts.map((part) => [part, add(values[part]).hash]))).hash,
  };
  return { manifest: { ...listed, version: hashOf(JSON.stringify(listed)) }, chunks };
}

/** Large packages are divided, so that a phone can store the nearest counties only. */
function divideByArea({ services, counties }: PackageContent): Map<string, DeviceService[]> {
  const names = services.length > SERVICES_OF_ONE_AREA ? [NO_COUNTY, ...counties] : [];
  const known = Object.fromEntries(names.map((name) => [name, true]));
  const areas = Map.groupBy(services, ({ county }) => areaOf(county, known));
  return new Map([...areas].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Adds the services of an area one by one, in bundles, and as a tree. */
async function addArea(services: readonly DeviceService[], add: (text: string) => Chunk) {
  const packed = services.map(({ likes: _likes, ...service }) => service);
  const hashed = packed.map((service) => ({
    hash: add(packServices([service])).hash,
    idBits: hash('sha256', service.id, 'buffer').readUInt32BE(),
  }));
  const addList = ({ text, lists }: HashList): void => {
    add(text);
    for (const list of lists ?? []) addList(list);
  };
  const tree = await buildHashTree(hashed, hashOf);
  addList(tree);
  const count = Math.max(1, Math.round(services.length / SERVICES_IN_BUNDLE));
  const bundles = divideByBits(packed, count, (service) => service.id).map((some) => add(packServices(some)));
  return { tree: tree.hash, bundles: await sizesOf(bundles) };
}

/** Several lists, so that a service that is hidden costs one of them. */
function removedLists({ services, hiddenIds }: PackageContent): RemovedList[] {
  const confidentialIds = services.flatMap(({ id, isAddressConfidential }) => (isAddressConfidential ? id : []));
  const length = (hiddenIds.length + confidentialIds.length) / REMOVED_IN_LIST;
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(length)));
  const listsOf = (ids: readonly string[]) =>
    divideByBits(ids, count, (id) => id).map((some) => some.map(hashOf).sort().join(''));
  const confidential = listsOf(confidentialIds);
  return listsOf(hiddenIds).map((hidden, n) => ({ hidden, confidential: confidential[n]! }));
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, HASH_LENGTH);
}

/** Divides by the hash of ids, so that an added one changes one part. */
function divideByBits<Item>(items: readonly Item[], count: number, idOf: (item: Item) => string): Item[][] {
  const divided: Item[][] = Array.from({ length: count }, () => []);
  for (const item of items) divided[hash('sha256', idOf(item), 'buffer').readUInt32BE() % count]!.push(item);
  return divided;
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
