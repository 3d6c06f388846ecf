import { coordinateOf, type Place, placeToText } from './place.ts';

/** Where the map stands. It is kept for the session (spec §3), on the device alone, and in no address. */
export interface MapView {
  longitude: number;
  latitude: number;
  zoom: number;
  /** Moved by hand: services are then asked for around its middle. Else it follows the list. */
  isMoved: boolean;
}

const viewKey = 'map-location';
const chosenKey = 'map-chosen';

/** Null: never looked at, or kept for another place than the one now set, which begins anew. */
export function readMapView(place: Place | null): MapView | null {
  const kept = parse(read(viewKey));
  if (!kept || kept.place !== textOf(place)) return null;
  const { longitude, latitude, zoom, isMoved } = kept;
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 && zoom >= 0;
  return isOnEarth ? { longitude, latitude, zoom, isMoved } : null;
}

export function keepMapView(view: MapView, place: Place | null): void {
  write(viewKey, JSON.stringify({ ...view, place: textOf(place) }));
}

/** `lon|lat` of the middle of a map that was moved, rounded as every place is that leaves the device; else null. */
export function movedCentre(place: Place | null): string | null {
  const view = readMapView(place);
  return view?.isMoved ? roundedCentre(view) : null;
}

function roundedCentre({ longitude, latitude }: Pick<MapView, 'longitude' | 'latitude'>): string {
  return coordinateOf({ longitude: round(longitude), latitude: round(latitude), label: '' });
}

/** The service that was chosen on the map last. */
export function readChosen(): string | null {
  return read(chosenKey);
}

export function keepChosen(id: string | null): void {
  write(chosenKey, id);
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

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing opens the map anew each time. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {}
}
