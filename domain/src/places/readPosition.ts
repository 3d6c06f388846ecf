import type { Coordinates } from './distance.ts';
import { isInRange } from './readCoordinate.ts';

/**
 * Reads a position that a person pasted: coordinates as maps apps show them, or the address of a maps page. Returns
 * `[longitude, latitude]` in degrees, or null if the text contains none. A short link (maps.app.goo.gl) contains none.
 *
 * @param text such as `32.4487, -99.7331`, `32°26'55"N 99°43'59"W`, or `https://maps.apple.com/?ll=32.4487,-99.7331`
 */
export function readPosition(text: string): Coordinates | null {
  const typed = text.trim().slice(0, MAX_LENGTH);
  const [latitude, longitude] = readLink(typed) ?? readDegrees(typed) ?? readDecimals(typed) ?? [];
  if (latitude === undefined || longitude === undefined || !isInRange(longitude, latitude)) return null;
  return [rounded(longitude), rounded(latitude)];
}

/** Whether a text is a short link of a maps app. Only its server knows the position. */
export function isShortMapsLink(text: string): boolean {
  return /\b(?:maps\.app\.)?goo\.gl\/|\bmaps\.apple\/p\/|\bosm\.org\/go\//i.test(text);
}

type LatitudeFirst = [latitude: number, longitude: number];

const MAX_LENGTH = 2_000;
const NUMBER = String.raw`[-+−]?\d{1,3}(?:\.\d+)?`;
const PAIR = String.raw`(${NUMBER})\s*(?:,|%2C)\s*(?:\+|%20)?(${NUMBER})`;

/** Where maps pages write the position, the most exact first: the place before the middle of the screen. */
const linkForms = [
  // Google: the place of a page.
  `!3d(${NUMBER})!4d(${NUMBER})`,
  // OpenStreetMap: the marker.
  `[?&]mlat=(${NUMBER})&(?:amp;)?mlon=(${NUMBER})`,
  // Google and Apple: a search for a position, its marker, or the end of a route.
  `[?&](?:q|query|coordinate|daddr|destination)=(?:loc:)?${PAIR}`,
  `/(?:place|search)/(?:[^/?#]*/)?${PAIR}`,
  // The middle of the screen.
  `[?&]s?ll=${PAIR}`,
  `/@${PAIR}`,
  `[?&](?:center|cp|viewpoint)=${PAIR}`,
  String.raw`#map=\d+(?:\.\d+)?/(${NUMBER})/(${NUMBER})`,
  // geo:32.4487,-99.7331, which phones share.
  `^geo:${PAIR}`,
].map((form) => new RegExp(form, 'i'));

function readLink(text: string): LatitudeFirst | null {
  if (!/^geo:|\/\/|\bmaps?\b|openstreetmap|osm\.org/i.test(text)) return null;
  const route = /\/dir\/([^?#\s]+)/.exec(text)?.[1];
  if (route) return readEndOfRoute(route);
  const degrees = readDegreesInPath(text);
  if (degrees) return degrees;
  for (const form of linkForms) {
    const [, latitude, longitude] = form.exec(text) ?? [];
    // Phones share geo:0,0?q=32.4487,-99.7331 for a marker.
    const isNowhere = Number(latitude) === 0 && Number(longitude) === 0;
    if (latitude && longitude && !isNowhere) return [decimal(latitude), decimal(longitude)];
  }
  return null;
}

/** Google writes a marker without a name as degrees: `/place/32%C2%B026'55.3%22N+99%C2%B043'59.2%22W/`. */
function readDegreesInPath(text: string): LatitudeFirst | null {
  const part = /\/(?:place|search)\/([^/?#\s]+)/.exec(text)?.[1];
  try {
    return part ? readDegrees(decodeURIComponent(part.replaceAll('+', ' '))) : null;
  } catch {
    // A cut percent code.
    return null;
  }
}

const pairForm = new RegExp(`^${PAIR}$`, 'i');
const routePointForm = new RegExp(`!1d(${NUMBER})!2d(${NUMBER})`, 'gi');

/** A route begins where the person was and ends at the service. A name at its end is in the data, longitude first. */
function readEndOfRoute(route: string): LatitudeFirst | null {
  const stops = route.split('/').filter((part) => part !== '' && !/^(?:@|data=|am=)/.test(part));
  const [, latitude, longitude] = pairForm.exec(stops[stops.length - 1] ?? '') ?? [];
  if (latitude && longitude) return [decimal(latitude), decimal(longitude)];
  const points = [...route.matchAll(routePointForm)];
  const [, x, y] = points[points.length - 1] ?? [];
  return x && y ? [decimal(y), decimal(x)] : null;
}

const degreesPart = String.raw`(\d{1,3}(?:\.\d+)?)\s*[°º]\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''|′′)\s*)?`;
const degreesForm = new RegExp(String.raw`^${degreesPart}([NS])[\s,]*${degreesPart}([EWO])$`, 'i');

/** Degrees, minutes, and seconds; O is the Spanish letter for west. */
function readDegrees(text: string): LatitudeFirst | null {
  const found = degreesForm.exec(text);
  if (!found) return null;
  const [, d1, m1, s1, northOrSouth = '', d2, m2, s2, eastOrWest = ''] = found;
  const latitude = angle(d1, m1, s1);
  const longitude = angle(d2, m2, s2);
  if (latitude === null || longitude === null) return null;
  return [/s/i.test(northOrSouth) ? -latitude : latitude, /e/i.test(eastOrWest) ? longitude : -longitude];
}

function angle(degrees = '0', minutes = '0', seconds = '0'): number | null {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  return Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
}

const decimalsForm = new RegExp(
  String.raw`^\(?\s*(${NUMBER})\s*°?\s*([NS])?\s*[,;\s]\s*(${NUMBER})\s*°?\s*([EWO])?\s*\)?$`,
  'i',
);

/** Two numbers, the latitude first. Whole numbers could be anything, such as a house and a street number. */
function readDecimals(typed: string): LatitudeFirst | null {
  // Phones in Spanish may write 32,4487; -99,7331.
  const text = /^[^.]*;[^.]*$/.test(typed) ? typed.replaceAll(',', '.') : typed;
  const [, latitude, northOrSouth = '', longitude, eastOrWest = ''] = decimalsForm.exec(text) ?? [];
  if (!latitude?.includes('.') || !longitude?.includes('.')) return null;
  return [
    /s/i.test(northOrSouth) ? -decimal(latitude) : decimal(latitude),
    /[wo]/i.test(eastOrWest) ? -decimal(longitude) : decimal(longitude),
  ];
}

function decimal(text: string): number {
  return Number(text.replace('−', '-'));
}

/** To about one meter. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
