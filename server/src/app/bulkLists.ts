import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { type BulkLists, doingsOf } from '../csv/bulkLists.ts';
import { crisisLineBulk } from '../features/crisis-lines/crisisLineBulk.ts';
import { liaisonBulk } from '../features/liaisons/liaisonBulk.ts';
import { serviceBulk } from '../features/services/bulk/serviceBulk.ts';
import { userBulk } from '../features/users/userBulk.ts';
import { findMiddle } from '../geocoder/findMiddle.ts';
import { gazetteerGeocoder } from '../geocoder/gazetteerGeocoder.ts';

/** Every list that can be exported and imported, for the API and the command alike. */
export function bulkLists({ timeZone, counties }: RegionProfile, gazetteer: Gazetteer): BulkLists {
  const services = serviceBulk({
    geocoder: gazetteerGeocoder(gazetteer),
    findMiddle: (place) => findMiddle(gazetteer, place),
    zone: timeZone,
  });
  return {
    services: doingsOf('services', services),
    liaisons: doingsOf('liaisons', liaisonBulk(counties.map(({ name }) => name))),
    'crisis-lines': doingsOf('crisis-lines', crisisLineBulk),
    users: doingsOf('users', userBulk),
  };
}
