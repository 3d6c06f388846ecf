import type { Gazetteer } from '../places/gazetteer/gazetteer.ts';
import { hasNeighbors, neighborsOf } from '../services/neighbors/neighborsOf.ts';
import type { IndexQuery } from '../services/search-index/filters.ts';
import { type ListSource, listServices, type ServiceList, viewpointOf } from '../services/search-index/listServices.ts';
import type { ServiceIndex } from '../services/search-index/serviceIndex.ts';
import { TextSearch } from '../services/search-index/text/textSearch.ts';
import type { Town } from '../services/towns/town.ts';
import { ServiceNames } from '../understanding/intents/serviceNames.ts';
import type { NameColumns } from '../understanding/names/nameColumns.ts';
import { messageWords } from '../understanding/phrases/fuzzyMatch.ts';
import type { DeviceService } from './deviceService.ts';
import { DeviceTexts } from './deviceTexts.ts';
import type { StoredServices } from './storedServices.ts';
import type { TextColumns } from './textColumns.ts';

/** What lists know about the region. */
interface Region {
  /** Read when it is first needed. */
  readonly gazetteer: Gazetteer;
  regionCounties: string[];
  zone: string;
}

/** The services of a device. What searches read is loaded at the first search. */
export interface ServiceData {
  services: StoredServices;
  index: ServiceIndex;
  loadTexts: () => Promise<TextColumns>;
  /** Of the services that are not closed for good. */
  loadNames: () => Promise<NameColumns>;
}

/** A page of a list with its services. */
interface DeviceList extends ServiceList {
  services: DeviceService[];
}

/** Lists the published services that a device has stored, exactly as the server lists them for guests. */
export class DeviceServices {
  readonly #services: StoredServices;
  readonly #source: ListSource;
  readonly #region: Region;
  readonly #loadNames: () => Promise<NameColumns>;
  #names: Promise<ServiceNames> | undefined;

  constructor({ services, index, loadTexts, loadNames }: ServiceData, region: Region) {
    this.#services = services;
    this.#region = region;
    this.#loadNames = loadNames;
    const search = new TextSearch(new DeviceTexts(loadTexts), index.columns, region);
    this.#source = {
      ...{ index, search, zone: region.zone },
      refresh: async () => {},
      findNamed: async (text) => this.#findNamed(text),
      // Guests see no owners, and manage no services.
      findByOwner: async () => [],
      findContaining: async () => [],
    };
  }

  async list(query: IndexQuery, at: Temporal.Instant): Promise<DeviceList> {
    const list = await listServices(this.#source, query, null, at);
    return { ...list, services: await this.#services.read(list.page.map(({ id }) => id)) };
  }

  /** A service, the point of view of the query, and the other services at its address; undefined if there is none. */
  async find(id: string, query: IndexQuery, at: Temporal.Instant) {
    const [service] = await this.#services.read([id.toLowerCase()]);
    if (!service) return undefined;
    const others = hasNeighbors(service) ? await this.#services.readAll() : [];
    return {
      service,
      viewpoint: viewpointOf(query, at, this.#source.zone),
      neighbors: neighborsOf(service, others, at, this.#source.zone),
    };
  }

  /** The towns of the services. */
  towns(at: Temporal.Instant): Town[] {
    const { index, zone } = this.#source;
    return index.towns({ query: {}, viewer: null, at, fallbackZone: zone });
  }

  /** The names of the services, by which texts mention them. */
  names(): Promise<ServiceNames> {
    const isPlace = (word: string) => this.#region.gazetteer.placesByKey.has(word);
    this.#names ??= this.#loadNames().then((columns) => new ServiceNames(columns, isPlace));
    return this.#names;
  }

  /** The words in all services, with the number of services that contain each. */
  documentFrequencies(): Promise<ReadonlyMap<string, number>> {
    return this.#source.search.spellings();
  }

  /** The ids of the services that a text names. */
  async #findNamed(text: string): Promise<string[]> {
    return (await this.names()).find(messageWords(text))?.ids ?? [];
  }
}
