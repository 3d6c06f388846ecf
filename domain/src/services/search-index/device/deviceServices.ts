import type { Gazetteer } from '../../../places/gazetteer/gazetteer.ts';
import { ServiceNames } from '../../../understanding/intents/serviceNames.ts';
import { messageWords } from '../../../understanding/phrases/fuzzyMatch.ts';
import { isPermanentlyClosed } from '../../hours/hoursRows.ts';
import type { IndexQuery } from '../filters.ts';
import { type ListSource, listServices, type ServiceList } from '../listServices.ts';
import { ServiceIndex } from '../serviceIndex.ts';
import { TextSearch } from '../text/textSearch.ts';
import { type DeviceService, toIndexedService } from './deviceService.ts';
import { DeviceTexts } from './deviceTexts.ts';

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
  readonly #byId: ReadonlyMap<string, DeviceService>;
  readonly #source: ListSource;
  #names: ServiceNames | undefined;

  constructor(services: readonly DeviceService[], { gazetteer, regionCounties, zone }: Region) {
    this.#byId = new Map(services.map((service) => [service.id, service]));
    const index = new ServiceIndex();
    index.columns.reserve(services.length);
    for (const service of services) index.put(toIndexedService(service));
    const search = new TextSearch(new DeviceTexts(services, index.columns), index.columns, {
      gazetteer,
      regionCounties,
    });
    this.#source = {
      ...{ index, search, zone },
      refresh: async () => {},
      findNamed: async (text) => this.#findNamed(text, gazetteer),
      // Guests see no owners, and manage no services.
      findByOwner: async () => [],
      findContaining: async () => [],
    };
  }

  async list(query: IndexQuery, at: Temporal.Instant): Promise<DeviceList> {
    const list = await listServices(this.#source, query, null, at);
    return { ...list, services: list.page.map(({ id }) => this.#byId.get(id)!) };
  }

  /** The ids of the services that a text names. */
  #findNamed(text: string, gazetteer: Gazetteer): string[] {
    this.#names ??= new ServiceNames(
      [...this.#byId.values()]
        .filter((service) => !isPermanentlyClosed(service))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
      (word) => gazetteer.placesByKey.has(word),
    );
    const words = messageWords(text);
    return this.#names.find(words)?.ids ?? [];
  }
}
