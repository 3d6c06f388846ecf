import type { CallApi } from '@amparo/domain/callApi.ts';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { account } from '../browser/storage/account.ts';
import { readCookie } from '../browser/storage/cookies.ts';
import { searchedCenter } from '../browser/storage/mapView.ts';
import { type Place, readPlace } from '../browser/storage/place.ts';
import { callApi, type SavedData } from '../http-client/callApi.ts';
import { errorKeyOf } from '../http-client/errorKeyOf.ts';
import { visitContext } from '../http-client/visit.ts';
import { chooseLanguage, type Language, pageLanguage } from '../i18n/language.ts';

/** The arguments of a page's `load`. They are the same on the server and on the device. */
export interface LoadInput {
  callApi: CallApi;
  url: URL;
  params: Record<string, string | undefined>;
  language: Language;
  place: Place | null;
  /** `lon|lat` of the center of a map that was moved in this session. The server never receives it. */
  mapCenter: string | null;
  /** The current time, ISO. It is part of the data, so that server and device render the same text. */
  now: string;
  isOnDevice: boolean;
  isSignedIn: boolean;
}

type Load<T> = (input: LoadInput) => Promise<T>;

/** `export const loader = onServer(loadHome)`: the API is called in process. */
export function onServer<T>(load: Load<T>) {
  return ({ context, request, params, url }: LoaderFunctionArgs) => {
    const visit = context.get(visitContext);
    const cookies = request.headers.get('cookie');
    const language = chooseLanguage(url.searchParams.get('lang'), readCookie(cookies, 'language'));
    return answerOrThrow(load, {
      callApi: visit.callApi,
      url,
      params,
      language,
      place: readPlace(cookies),
      mapCenter: null,
      now: visit.now,
      isOnDevice: false,
      isSignedIn: visit.token !== null,
    });
  };
}

/** What loaded data and errors contain if the device gave an answer in place of the server. */
export interface Saved {
  /** Of the oldest of these answers. */
  saved?: SavedData;
}

/**
 * `export const clientLoader = onDevice(loadHome)`: the API is called over HTTP. The data say how old they are, see
 * `Saved`.
 */
export function onDevice<T>(load: Load<T>) {
  return ({ params, url }: Pick<LoaderFunctionArgs, 'params' | 'url'>) => {
    const place = readPlace(document.cookie);
    const answers: Saved = {};
    // The age of the device's data only increases, so the first answer is the oldest.
    const onSaved = (saved: SavedData) => Object.assign(answers, { saved, ...answers });
    const input = {
      callApi: ((name, more) => callApi(name, { ...more, onSaved } as object)) as CallApi,
      url,
      params,
      language: pageLanguage(),
      place,
      mapCenter: searchedCenter(place),
      now: new Date().toISOString(),
      isOnDevice: true,
      isSignedIn: account.read() !== null,
    };
    return answerOrThrow(load, input, answers);
  };
}

/** Turns an ApiError into an error page. The page shows a text for its key. */
async function answerOrThrow<T>(load: Load<T>, input: LoadInput, answers: Saved = {}): Promise<T> {
  try {
    const loaded = await load(input);
    return loaded && Object.assign(loaded, answers);
  } catch (error) {
    const known = errorKeyOf(error);
    if (!known) throw error;
    throw data({ key: known.key, ...answers }, { status: known.status });
  }
}

/**
 * `export const shouldRevalidate = unlessOnlyHash`: a dialog changes only the hash. It must open without a network,
 * so nothing is loaded again.
 */
export function unlessOnlyHash({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
