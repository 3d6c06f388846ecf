import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { reversePlace } from '@amparo/domain/places/gazetteer/reversePlace.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { type CsvLists, csvOperations } from '../csv/csvOperations.ts';
import { crisisLineCsv } from '../features/crisis-lines/crisisLineCsv.ts';
import { liaisonCsv } from '../features/liaisons/liaisonCsv.ts';
import { serviceCsv } from '../features/services/csv/serviceCsv.ts';
import { userCsv } from '../features/users/userCsv.ts';
import { findCentroid } from '../geocoder/findCentroid.ts';
import { gazetteerGeocoder } from '../geocoder/gazetteerGeocoder.ts';

/** All lists that the API and the commands can export and import. */
export function csvLists(region: RegionProfile, gazetteer: Gazetteer): CsvLists {
  const services = serviceCsv({
    geocoder: gazetteerGeocoder(gazetteer),
    findCentroid: (place) => findCentroid(gazetteer, place),
    isInState: (position) => reversePlace(gazetteer, position) !== null,
    findCounty: (zip) => gazetteer.zipByCode.get(zip.slice(0, 5))?.county ?? null,
    region,
  });
  return {
    services: csvOperations('services', services),
    liaisons: csvOperations('liaisons', liaisonCsv(region.counties.map(({ name }) => name))),
    'crisis-lines': csvOperations('crisis-lines', crisisLineCsv),
    users: csvOperations('users', userCsv),
  };
}
