import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { type BulkLists, doingsOf } from '../csv/bulkLists.ts';
import { crisisLineCsv } from '../features/crisis-lines/crisisLineCsv.ts';
import { liaisonCsv } from '../features/liaisons/liaisonCsv.ts';
import { serviceCsv } from '../features/services/csv/serviceCsv.ts';
import { userCsv } from '../features/users/userCsv.ts';
import { findCentroid } from '../geocoder/findCentroid.ts';
import { gazetteerGeocoder } from '../geocoder/gazetteerGeocoder.ts';

/** Every list that can be exported and imported, for the API and the command alike. */
export function bulkLists({ timeZone, counties }: RegionProfile, gazetteer: Gazetteer): BulkLists {
  const services = serviceCsv({
    geocoder: gazetteerGeocoder(gazetteer),
    findCentroid: (place) => findCentroid(gazetteer, place),
    zone: timeZone,
  });
  return {
    services: doingsOf('services', services),
    liaisons: doingsOf('liaisons', liaisonCsv(counties.map(({ name }) => name))),
    'crisis-lines': doingsOf('crisis-lines', crisisLineCsv),
    users: doingsOf('users', userCsv),
  };
}
