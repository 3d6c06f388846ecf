import type { Gazetteer } from '../../../places/gazetteer/gazetteer.ts';
import { ServiceNames } from '../../../understanding/intents/serviceNames.ts';
import { messageWords } from '../../../understanding/phrases/fuzzyMatch.ts';
import { isPermanentlyClosed } from '../../hours/hoursRows.ts';
import type { Town } from '../../towns/town.ts';
import type { IndexQuery } from '../filters.ts';
import { type ListSource, listServices, type ServiceList, viewpointOf } from '../listServices.ts';
import { neighborsOf } from '../neighborsOf.ts';
import { ServiceIndex } from '../serviceIndex.ts';
import { TextSearch } from '../text/textSearch.ts';
import { type DeviceService, toIndexedService } from './deviceService.ts';
import { DeviceTexts, type StoredTerms } from './deviceTexts.ts';

/** What lists know about the region. */
interface Region {
  gazetteer: Gazetteer;
  regionCounties: string[];
  zone: string;
}

/** A page of a list with its services. */
export interface DeviceList extends ServiceList {
  services: DeviceService[];
}

/** Lists the published services that a device has stored, exactly as the server lists them for guests. */
export class DeviceServices {
  readonly #services: readonly DeviceService[];
  readonly #byId: ReadonlyMap<string, DeviceService>;
  readonly #source: ListSource;
  readonly #gazetteer: Gazetteer;
  #names: ServiceNames | undefined;

  constructor(services: readonly DeviceService[], { gazetteer, regionCounties, zone }: Region, terms: StoredTerms) {
    this.#services = services;
    this.#gazetteer = gazetteer;
    this.#byId = new Map(services.map((service) => [service.id, service]));
    const index = new ServiceIndex();
    index.columns.reserve(services.length);
    for (const service of services) index.put(toIndexedService(service));
    const search = new TextSearch(new DeviceTexts(services, index.columns, terms), index.columns, {
      gazetteer,
      regionCounties,
    });
    this.#source = {
      ...{ index, search, zone },
      refresh: async () => {},
      findNamed: async (text) => this.#findNamed(text),
      // Guests see no owners, and manage no services.
      findByOwner: async () => [],
      findContaining: async () => [],
    };
  }

  async list(query: IndexQuery, at: Temporal.Instant): Promise<DeviceList> {
    const list = await listServices(this.#source, query, null, at);
    return { ...list, services: list.page.map(({ id }) => this.#byId.get(id)!) };
  }

  /** A service, the point of view of the query, and the other services at its address; undefined if there is none. */
  find(id: string, query: IndexQuery, at: Temporal.Instant) {
    const service = this.#byId.get(id.toLowerCase());
    if (!service) return undefined;
    return {
      service,
      viewpoint: viewpointOf(query, at, this.#source.zone),
      neighbors: neighborsOf(service, this.#services, at, this.#source.zone),
    };
  }

  /** The towns of the services. */
  towns(at: Temporal.Instant): Town[] {
    const { index, zone } = this.#source;
    return index.towns({ query: {}, viewer: null, at, fallbackZone: zone });
  }

  /** The names of the services, by which texts mention them. */
  names(): ServiceNames {
    this.#names ??= new ServiceNames(
      this.#services.filter((service) => !isPermanentlyClosed(service)).sort((a, b) => (a.id < b.id ? -1 : 1)),
      (word) => this.#gazetteer.placesByKey.has(word),
    );
    return this.#names;
  }

  /** The words in all services, with the number of services that contain each. */
  documentFrequencies(): Promise<ReadonlyMap<string, number>> {
    return this.#source.search.spellings();
  }

  /** The ids of the services that a text names. */
  #findNamed(text: string): string[] {
    const words = messageWords(text);
    return this.names().find(words)?.ids ?? [];
  }
}
