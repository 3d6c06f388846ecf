import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import type { StaticPageName } from '@amparo/domain/static-pages/staticPageName.ts';
import type { WeatherSource } from '../../weather/weatherSource.ts';

export type FindQuery = Pick<ServiceQuery, 'currentCoordinate' | 'userTimezone'>;

/** Where the chat has its answers from: the very functions that the pages ask, put together by the app. */
export interface ChatSources {
  list(query: ServiceQuery, at: Temporal.Instant): Promise<Service[]>;
  find(id: string, query: FindQuery, at: Temporal.Instant): Promise<Service | undefined>;
  /** Shelters that count their beds, or only those with free ones. */
  shelters(query: ServiceQuery, isFree: boolean, at: Temporal.Instant): Promise<Service[]>;
  crisisLines(): Promise<CrisisLine[]>;
  page(name: StaticPageName): Promise<string | undefined>;
  /** The words of the stored services with the number of services that have each. */
  usesOfWord(): Promise<ReadonlyMap<string, number>>;
  /** Every published service by its name. */
  names(): Promise<{ id: string; name: string }[]>;
  weather: WeatherSource;
  gazetteer: Gazetteer;
  region: RegionProfile;
}
