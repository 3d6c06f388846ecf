import type { CallApi } from '@amparo/domain/callApi.ts';
import type { Place } from '../../browser/storage/place.ts';

export interface PlaceChoice {
  id: string;
  kind: 'city' | 'zip';
  city: string;
  county: string;
  code: string;
  place: Place;
}

/** The result for an input: one place, several choices, or none. */
export type PlaceFound = { place: Place } | { choices: PlaceChoice[] };

export const mostChoices = 6;

/** Finds a city or ZIP. Returns the place of a unique name, otherwise the choices. */
export async function findPlace(callApi: CallApi, keyword: string): Promise<PlaceFound> {
  if (keyword === '') return { choices: [] };
  const choices = await findChoices(callApi, keyword);
  const exact = choices.filter((choice) => isSame(choice.code || choice.city, keyword));
  const only = exact.length === 1 ? exact[0] : choices.length === 1 ? choices[0] : undefined;
  return only ? { place: only.place } : { choices: choices.slice(0, mostChoices) };
}

/** Returns matching cities and ZIP codes, best first. */
export async function findChoices(callApi: CallApi, keyword: string): Promise<PlaceChoice[]> {
  const { data } = await callApi('POST /services/search-city-or-zip', { body: { keyword } });
  return [
    ...data.cities.map(({ id, name, county, location }) => ({
      id,
      kind: 'city' as const,
      city: name,
      county,
      code: '',
      place: placeAt(name, location.coordinates),
    })),
    ...data.zips.map(({ id, code, city, county, location }) => ({
      id,
      kind: 'zip' as const,
      city,
      county,
      code,
      place: placeAt(`${city} ${code}`, location.coordinates),
    })),
  ];
}

function placeAt(label: string, [longitude, latitude]: readonly [number, number]): Place {
  return { label, longitude, latitude };
}

function isSame(name: string, typed: string): boolean {
  const words = typed.replace(/[\s,]+(tx|texas)\.?$/i, '').trim();
  return name.localeCompare(words, 'en', { sensitivity: 'base' }) === 0;
}
