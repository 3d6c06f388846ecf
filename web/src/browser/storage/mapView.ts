import { coordinateOf, isOnEarth, type Place, placeToText, roundDegrees } from './place.ts';
import { tabStorage } from './tabStorage.ts';

/** The view of the map. It stays on the device for the session (spec §3) and appears in no address. */
export interface MapView {
  longitude: number;
  latitude: number;
  zoom: number;
  /** True after a move by hand: then the list shows services around the center. Otherwise the map follows the list. */
  isMoved: boolean;
}

const viewKey = 'map-location';
const chosenKey = 'map-chosen';

/** Returns null if there is no view yet, or if it belongs to another place. */
export function readMapView(place: Place | null): MapView | null {
  const stored = parse(tabStorage.read(viewKey));
  if (!stored || stored.place !== textOf(place)) return null;
  const { longitude, latitude, zoom, isMoved } = stored;
  return isOnEarth(stored) && zoom >= 0 ? { longitude, latitude, zoom, isMoved } : null;
}

export function keepMapView(view: MapView, place: Place | null): void {
  tabStorage.keep(viewKey, JSON.stringify({ ...view, place: textOf(place) }));
}

/** Returns `lon|lat` of the center of a moved map, rounded like every place that leaves the device. Otherwise null. */
export function movedCenter(place: Place | null): string | null {
  const view = readMapView(place);
  return view?.isMoved ? roundedCenter(view) : null;
}

function roundedCenter({ longitude, latitude }: Pick<MapView, 'longitude' | 'latitude'>): string {
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
