import { statesOf } from '@amparo/domain/places/gazetteer/regionPlaces.ts';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { readCookie } from '../browser/storage/cookies.ts';
import { readPlace } from '../browser/storage/place.ts';
import { visitContext } from '../http-client/visit.ts';
import { chooseLanguage } from '../i18n/language.ts';
import type { RootData } from '../routing/rootData.ts';

export async function loadRootOnServer({ request, url, context }: LoaderFunctionArgs): Promise<RootData> {
  const { region, look, publicUrl, hasTransitPlanner, token, callApi } = context.get(visitContext);
  const cookies = request.headers.get('cookie');
  return {
    language: chooseLanguage(url.searchParams.get('lang'), readCookie(cookies, 'language')),
    place: readPlace(cookies),
    publicUrl,
    user: token ? (await callApi('GET /auth/profile')).data : null,
    hasTransitPlanner,
    look,
    region: {
      name: region.name,
      timeZone: region.timeZone,
      state: region.state,
      states: statesOf(region),
      languages: region.languages,
      counties: region.counties.map(({ name }) => name),
      towns: region.counties.map(({ seat }) => seat).sort((a, b) => a.localeCompare(b, 'en')),
      holidays: region.holidays ?? [],
      volunteerUrl: region.volunteerUrl,
      donateUrl: region.donateUrl,
      appResetLink: region.appResetLink ?? null,
      confirmationMonths: region.confirmationMonths,
      operator: region.operator,
    },
  };
}

let firstAnswer: RootData | undefined;

/**
 * Calls no server: only the place changes while the app is open. A new language is a new document. During hydration it
 * runs only for the shell, which has no place: otherwise it would render the page twice.
 */
export async function loadRootOnDevice({ serverLoader }: ClientLoaderFunctionArgs): Promise<RootData> {
  firstAnswer ??= await serverLoader<RootData>();
  return { ...firstAnswer, place: readPlace(document.cookie) };
}

loadRootOnDevice.hydrate = (!import.meta.env.SSR && window.__reactRouterContext?.isSpaMode) as true;

/** Stores the data that came with the document. */
export function keepRoot(root: RootData): void {
  firstAnswer ??= root;
}
