import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import type { Place } from '../browser/storage/place.ts';
import type { Language } from '../i18n/language.ts';

/** What the frame around every page knows. */
export interface RootData {
  language: Language;
  place: Place | null;
  publicUrl: string;
  /** Who is signed in by a cookie, without scripts (useUser.ts tells on the device). */
  user: CurrentUser | null;
  region: {
    name: { en: string; es: string };
    timeZone: string;
    languages: Language[];
    counties: string[];
    volunteerUrl: string;
    donateUrl: string;
    appResetLink: string | null;
    /** For so long what was confirmed counts as right. */
    confirmationMonths: number;
    /** Those who keep the list. */
    operator: { name: string; email: string; phone: string };
  };
}

/** What a page's `meta` is called with. */
export interface MetaInput<Data> {
  matches: ReadonlyArray<{ loaderData?: unknown } | undefined>;
  loaderData: Data | undefined;
}

/** The frame's data among a page's matches; missing where the frame itself failed. */
export function rootOf(matches: MetaInput<unknown>['matches']): RootData | undefined {
  return matches[0]?.loaderData as RootData | undefined;
}
