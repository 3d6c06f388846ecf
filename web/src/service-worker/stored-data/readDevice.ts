import type { DeviceData } from '@amparo/domain/offline/deviceApi.ts';
import type { DeviceService } from '@amparo/domain/offline/deviceService.ts';
import { splitHashes } from '@amparo/domain/offline/download/hashTree.ts';
import {
  areaOf,
  NO_COUNTY,
  OTHER_AREA,
  type PackagePart,
  unpackServices,
} from '@amparo/domain/offline/servicePackage.ts';
import { type ServiceTerms, termsOf, termsVersion } from '@amparo/domain/offline/serviceTerms.ts';
import { gatherServiceNames, indexServices, type StoredServices } from '@amparo/domain/offline/storedServices.ts';
import { gatherTexts, type TextColumns } from '@amparo/domain/offline/textColumns.ts';
import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { ServiceIndex } from '@amparo/domain/services/search-index/serviceIndex.ts';
import type { NameColumns } from '@amparo/domain/understanding/names/nameColumns.ts';
import { hasStreets } from '../../browser/offline/storedStreets.ts';
import {
  type DeviceDatabase,
  openDeviceDatabase,
  readSetting,
  type StoredAreas,
  type StoredService,
} from './deviceDatabase.ts';
import { hashOf } from './hashes.ts';
import { runSteps } from './slices.ts';

/** The data of this device, and when it last had the same data as the server. Null if it has none. */
export async function readDevice(engine: string): Promise<{ data: DeviceData; savedAt: string } | null> {
  const savedAt = await readSetting('savedAt');
  if (savedAt === undefined) return null;
  const database = await openDeviceDatabase();
  const [parts, areas, { index, stamp }] = await Promise.all([
    readParts(database),
    readSetting('areas'),
    readIndex(database, engine),
  ]);
  const data = {
    ...{ index, parts, counties: storedCounties(areas) },
    services: servicesOf(database, index),
    loadTexts: () => loadTexts(database, index, stamp),
    loadNames: () => loadNames(database, index, stamp),
    isHidden: async (id: string) => isHidden((await hashOf(id)).hash),
    hasStreets,
  };
  return { data, savedAt };
}

/** The address of the region's streets, if it has any. */
export async function readStreetsAddress(): Promise<string | undefined> {
  const part = await (await openDeviceDatabase()).get('parts', 'mapGround');
  const ground = JSON.parse(part?.text ?? '{}') as Partial<MapGround>;
  return ground.streets?.url;
}

async function isHidden(idHash: string): Promise<boolean> {
  const removed = (await readSetting('removed')) ?? [];
  return removed.some(({ hidden }) => splitHashes(hidden).includes(idHash));
}

function storedCounties(areas: StoredAreas | undefined): string[] | null {
  if (!areas || areas.stored.length === areas.all.length) return null;
  return areas.stored.filter((area) => area !== NO_COUNTY && area !== OTHER_AREA).sort();
}

/** Each part is parsed when it is first read. A list needs one of them. */
async function readParts(database: DeviceDatabase): Promise<DeviceData['parts']> {
  const { store } = database.transaction('parts');
  const [names, stored] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const parts = {} as Record<PackagePart, unknown>;
  for (const [n, name] of names.entries()) {
    let value: unknown;
    const get = () => {
      value ??= JSON.parse(stored[n]!.text);
      return value;
    };
    Object.defineProperty(parts, name, { get, enumerable: true });
  }
  return parts;
}

/** The prepared index, or one of all services if there is none. The stamp is empty then. */
async function readIndex(database: DeviceDatabase, engine: string): Promise<{ index: ServiceIndex; stamp: string }> {
  const prepared = await readSetting('index');
  if (prepared?.engine === engine) {
    const index = new ServiceIndex();
    index.restore(prepared.columns);
    return { index, stamp: prepared.stamp };
  }
  const [services, likes] = await Promise.all([database.getAll('services'), database.get('parts', 'likes')]);
  return { index: runSteps(indexServices(listedServices(services, likes))), stamp: '' };
}

/**
 * Services with their likes, in the order of the ids. After an interrupted update an area may have another number of
 * likes; its services have none then.
 */
export function listedServices(
  services: readonly StoredService[],
  likes: { text: string } | undefined,
): DeviceService[] {
  const counts = JSON.parse(likes?.text ?? '{}') as Record<string, number[]>;
  const areas = services.map(({ county }) => areaOf(county, counts));
  const numberIn = new Map<string, number>();
  for (const area of areas) numberIn.set(area, (numberIn.get(area) ?? 0) + 1);
  const next = new Map<string, number>();
  return services.map((service, n) => {
    const area = areas[n]!;
    const at = next.get(area) ?? 0;
    next.set(area, at + 1);
    const isComplete = counts[area]?.length === numberIn.get(area);
    return toListed(service, isComplete ? counts[area]![at]! : 0);
  });
}

function toListed({ text }: StoredService, likes: number): DeviceService {
  return { ...unpackServices(text)[0]!, likes };
}

function servicesOf(database: DeviceDatabase, { columns }: ServiceIndex): StoredServices {
  const likesOf = (id: string) => columns.numbers.likes[columns.ids.find(id) ?? columns.length] ?? 0;
  const toService = (stored: StoredService) => toListed(stored, likesOf(stored.id));
  let all: ReadonlyMap<string, DeviceService> | undefined;
  return {
    async read(ids) {
      if (all) return ids.flatMap((id) => all?.get(id) ?? []);
      const { store } = database.transaction('services');
      const stored = await Promise.all(ids.map((id) => store.get(id)));
      return stored.flatMap((service) => (service ? toService(service) : []));
    },
    async readAll() {
      all ??= new Map((await database.getAll('services')).map((stored) => [stored.id, toService(stored)]));
      return [...all.values()];
    },
  };
}

/** The prepared texts of an index. Computes them if there are none, or if they belong to newer services. */
async function loadTexts(database: DeviceDatabase, { columns }: ServiceIndex, stamp: string): Promise<TextColumns> {
  const prepared = await readSetting('texts');
  if (prepared?.stamp === stamp) return prepared.columns;
  const stored = new Map((await database.getAll('services')).map((service) => [service.id, service]));
  const terms = Array.from({ length: columns.length }, (_, row) => () => {
    const service = stored.get(columns.ids.textOf(row));
    return service ? termsOfStored(service) : noTerms;
  });
  return runSteps(gatherTexts(terms));
}

/** The prepared names of the services of an index. Gathers them if there are none, or if they belong to newer services. */
async function loadNames(database: DeviceDatabase, { columns }: ServiceIndex, stamp: string): Promise<NameColumns> {
  const prepared = await readSetting('names');
  if (prepared?.stamp === stamp) return prepared.columns;
  const services = await database.getAll('services');
  const isListed = ({ id }: StoredService) => columns.ids.find(id) !== undefined;
  return runSteps(gatherServiceNames(services.filter(isListed).map((service) => toListed(service, 0))));
}

const noTerms: ServiceTerms = { stems: {}, needs: [], spellings: [] };

/** The terms that were stored with a service, unless they are of another version. */
export function termsOfStored({ terms, text }: StoredService): ServiceTerms {
  return terms?.version === termsVersion()
    ? (JSON.parse(terms.text) as ServiceTerms)
    : termsOf(unpackServices(text)[0]!);
}
