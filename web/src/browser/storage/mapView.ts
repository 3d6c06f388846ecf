import { coordinateOf, isOnEarth, type Place, placeToText, roundDegrees } from './place.ts';
import { tabStorage } from './tabStorage.ts';

/** The view of the map. It stays on the device for the session (spec §3) and appears in no address. */
export interface MapView {
  longitude: number;
  latitude: number;
  zoom: number;
  /** True after a move by hand. Otherwise the map follows the list. */
  isMoved: boolean;
  /** `lon|lat` of the center of the last search on the map: the list shows services around it. */
  searched: string | null;
}

const viewKey = 'map-location';
const chosenKey = 'map-chosen';

/** Returns null if there is no view yet, or if it belongs to another place. */
export function readMapView(place: Place | null): MapView | null {
  const stored = parse(tabStorage.read(viewKey));
  if (!stored || stored.place !== textOf(place)) return null;
  const { longitude, latitude, zoom, isMoved, searched = null } = stored;
  return isOnEarth(stored) && zoom >= 0 ? { longitude, latitude, zoom, isMoved, searched } : null;
}

export function keepMapView(view: MapView, place: Place | null): void {
  tabStorage.keep(viewKey, JSON.stringify({ ...view, place: textOf(place) }));
}

/** Returns `lon|lat` of the center of the last search on the map. Null if the map was not searched. */
export function searchedCenter(place: Place | null): string | null {
  return readMapView(place)?.searched ?? null;
}

/** Returns `lon|lat` of the center of a map, rounded like every place that leaves the device. */
export function centerOf({ longitude, latitude }: Pick<MapView, 'longitude' | 'latitude'>): string {
  return coordinateOf({ longitude: roundDegrees(longitude), latitude: roundDegrees(latitude), label: '' });
}

/** The service that was chosen on the map last. */
export function readChosen(): string | null {
  return tabStorage.read(chosenKey);
}

export function keepChosen(id: string | null): void {
  tabStorage.keep(chosenKey, id);
}

function parse(text: string | null): (MapView & { place: string }) | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function textOf(place: Place | null): string {
  return place ? placeToText(place) : '';
}
