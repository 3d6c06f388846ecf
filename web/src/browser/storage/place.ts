import { readCookie } from './cookies.ts';

/**
 * The place where the person looks for help. A session cookie holds it, so that plain pages can sort by distance. It
 * never appears in an address that people share.
 */
export interface Place {
  /** The label of a town or ZIP code. Empty for the device's own position. */
  label: string;
  /** Degrees, rounded to three decimals (about 100 metres) before they leave the device. */
  longitude: number;
  latitude: number;
}

const cookieName = 'place';

export function readPlace(cookies: string | null): Place | null {
  return placeFromText(readCookie(cookies, cookieName) ?? '');
}

/** A `Set-Cookie` value, which `document.cookie` takes too. Without a place it deletes the cookie. */
export function placeCookie(place: Place | null): string {
  const value = place ? encodeURIComponent(placeToText(place)) : '';
  return `${cookieName}=${value}; Path=/; SameSite=Lax${place ? '' : '; Max-Age=0'}`;
}

/** Replaces the stored place on the device. Null deletes it. */
export function keepPlace(place: Place | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing on the phones we serve
  document.cookie = placeCookie(place);
}

/** `lon|lat|label`, the coordinates rounded. */
export function placeToText({ longitude, latitude, label }: Place): string {
  return `${roundDegrees(longitude)}|${roundDegrees(latitude)}|${label}`;
}

export function placeFromText(text: string): Place | null {
  const [longitude, latitude, ...label] = text.split('|');
  if (!longitude || !latitude) return null;
  const place = { label: label.join('|').slice(0, 80), longitude: Number(longitude), latitude: Number(latitude) };
  return isOnEarth(place) ? place : null;
}

/** `lon|lat`, as the API takes coordinates. */
export function coordinateOf(place: Place): string {
  return `${place.longitude}|${place.latitude}`;
}

export function isOnEarth({ longitude, latitude }: Pick<Place, 'longitude' | 'latitude'>): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/** To about 100 metres. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
