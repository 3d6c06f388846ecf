import type { RegionLook } from '@amparo/domain/places/region-look/regionLook.ts';
import type { RegionalHoliday } from '@amparo/domain/services/hours-plan/holidays.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import type { Place } from '../browser/storage/place.ts';
import type { Language } from '../i18n/language.ts';

/** Data that every page has. */
export interface RootData {
  language: Language;
  place: Place | null;
  publicUrl: string;
  /** The person signed in by a cookie, without scripts. On the device, use useUser.ts. */
  user: CurrentUser | null;
  /** True if `GET /directions` can find the next bus. */
  hasTransitPlanner: boolean;
  look: RegionLook;
  region: {
    name: { en: string; es: string };
    timeZone: string;
    /** The main state, which a new service has at first. */
    state: string;
    states: string[];
    languages: Language[];
    counties: string[];
    /** The county seats, by name. No coordinates: every page has this data, also that of a confidential address. */
    towns: string[];
    /** Holidays of the region's states. */
    holidays: RegionalHoliday[];
    volunteerUrl: string;
    donateUrl: string;
    appResetLink: string | null;
    /** The number of days for which a confirmation is valid. */
    confirmationMonths: number;
    /** The coordinators of the region. */
    operator: { name: string; email: string; phone: string };
  };
}

/** The arguments of a page's `meta`. */
export interface MetaInput<Data> {
  params: Readonly<Record<string, string | undefined>>;
  matches: ReadonlyArray<{ loaderData?: unknown } | undefined>;
  loaderData: Data | undefined;
}

/** Returns the root data from a page's matches. Missing if the root failed. */
export function rootOf(matches: MetaInput<unknown>['matches']): RootData | undefined {
  return matches[0]?.loaderData as RootData | undefined;
}
