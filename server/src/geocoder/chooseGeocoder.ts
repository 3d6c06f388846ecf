import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { ignoreCalls, type ReportCall } from '../http/external/reportCall.ts';
import { census } from './census.ts';
import { gazetteerGeocoder } from './gazetteerGeocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { nominatim } from './nominatim.ts';
import { streetGeocoder } from './streetGeocoder.ts';

export interface GeocoderSettings {
  kind: 'gazetteer' | 'census' | 'nominatim';
  /** Replaces the service's usual address. */
  url: string | undefined;
}

interface Surroundings {
  gazetteer: Gazetteer;
  publicUrl: string;
  warn: (service: string, code: string) => void;
  report?: ReportCall;
}

export function chooseGeocoder(
  { kind, url }: GeocoderSettings,
  { gazetteer, publicUrl, warn, report = ignoreCalls }: Surroundings,
): Geocoder {
  const own = gazetteerGeocoder(gazetteer);
  if (kind === 'gazetteer') return own;
  return streetGeocoder(kind === 'census' ? census(url) : nominatim(publicUrl, url), own, { warn, report });
}
