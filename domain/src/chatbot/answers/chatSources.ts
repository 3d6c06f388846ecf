import type { CrisisLine } from '../../crisis-lines/crisisLine.ts';
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts';
import type { RegionProfile } from '../../places/regionProfile.ts';
import type { IndexQuery } from '../../services/search-index/filters.ts';
import type { Service } from '../../services/service.ts';
import type { ServiceQuery } from '../../services/serviceQuery.ts';
import type { StaticPageName } from '../../static-pages/staticPageName.ts';

/** What the chat knows about the region. */
export interface ChatRegion extends Pick<RegionProfile, 'name' | 'timeZone' | 'center'> {
  counties: Pick<RegionProfile['counties'][number], 'name' | 'seat' | 'coordinates'>[];
}

export type FindQuery = Pick<ServiceQuery, 'currentCoordinate' | 'userTimezone'>;

/** A query of the chat: what the API takes, and whether services with unknown hours come after those that are open. */
export type ChatQuery = ServiceQuery & Pick<IndexQuery, 'areUnknownHoursListed'>;

/** A page of services, and how many there are on all pages. */
export interface FoundServices {
  services: Service[];
  total: number;
}

/** Current measurements. */
export interface Measured {
  /** Percent. */
  humidity?: number;
  /** Miles. */
  visibility?: number;
  /** Miles per hour. */
  windSpeed?: number;
  /** Degrees Fahrenheit. */
  temperature?: number;
}

/** A weather service. If `isConfigured` is false, the chat answers only with the sun times. */
export interface WeatherSource {
  isConfigured: boolean;
  /** Returns null if the service does not respond in time. */
  measure(coordinates: readonly [number, number]): Promise<Measured | null>;
}

/** The data that the chat answers from: the same functions that the pages use. The app provides them. */
export interface ChatSources {
  list(query: ChatQuery, at: Temporal.Instant): Promise<FoundServices>;
  find(id: string, query: FindQuery, at: Temporal.Instant): Promise<Service | undefined>;
  /** Shelters that report their beds, or only those with free beds. */
  shelters(query: ServiceQuery, isFree: boolean, at: Temporal.Instant): Promise<FoundServices>;
  crisisLines(): Promise<CrisisLine[]>;
  page(name: StaticPageName): Promise<string | undefined>;
  /** Null: a device without a network, which knows only the sun times. */
  weather: WeatherSource | null;
  gazetteer: Gazetteer;
  region: ChatRegion;
}
