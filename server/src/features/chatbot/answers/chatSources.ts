import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import type { StaticPageName } from '@amparo/domain/static-pages/staticPageName.ts';
import type { NameSource } from '@amparo/domain/understanding/names/nameTokens.ts';
import type { WeatherSource } from '../../../weather/weatherSource.ts';

export type FindQuery = Pick<ServiceQuery, 'currentCoordinate' | 'userTimezone'>;

/** A page of services, and how many there are on all pages. */
export interface FoundServices {
  services: Service[];
  total: number;
}

/** The data that the chat answers from: the same functions that the pages use. The app provides them. */
export interface ChatSources {
  list(query: ServiceQuery, at: Temporal.Instant): Promise<FoundServices>;
  find(id: string, query: FindQuery, at: Temporal.Instant): Promise<Service | undefined>;
  /** Shelters that report their beds, or only those with free beds. */
  shelters(query: ServiceQuery, isFree: boolean, at: Temporal.Instant): Promise<FoundServices>;
  crisisLines(): Promise<CrisisLine[]>;
  page(name: StaticPageName): Promise<string | undefined>;
  /** The words in all services, with the number of services that contain each. */
  usesOfWord(): Promise<ReadonlyMap<string, number>>;
  /** The names of all published services. */
  names(): Promise<NameSource[]>;
  weather: WeatherSource;
  gazetteer: Gazetteer;
  region: RegionProfile;
}
