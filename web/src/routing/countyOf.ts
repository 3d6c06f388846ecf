import { coordinateOf } from '../browser/storage/place.ts';
import type { LoadInput } from './load.ts';

/** The county of the visitor's place; null if it is not known. */
export async function countyOf({ callApi, place }: LoadInput): Promise<string | null> {
  if (!place) return null;
  try {
    return (await callApi('GET /places/reverse', { query: { coordinate: coordinateOf(place) } })).data.county;
  } catch {
    return null;
  }
}
