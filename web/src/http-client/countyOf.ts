import type { CallApi } from '@amparo/domain/callApi.ts';
import { coordinateOf, type Place } from '../browser/storage/place.ts';

/** The county of the visitor's place; null if it is not known. */
export async function countyOf(callApi: CallApi, place: Place | null): Promise<string | null> {
  if (!place) return null;
  try {
    return (await callApi('GET /places/reverse', { query: { coordinate: coordinateOf(place) } })).data.county;
  } catch {
    return null;
  }
}
