import { isPrecise } from '../../places/locationPrecision.ts';
import type { Service } from '../service.ts';

type Place = Pick<Service, 'address1' | 'city' | 'state' | 'zip' | 'isAddressConfidential'>;
export type Located = Place & Pick<Service, 'location' | 'locationPrecision'>;

/** The ways to travel that the maps app knows. */
export const travelModes = ['walking', 'transit', 'driving'] as const;

/**
 * Returns a link to the maps app, which chooses the way to travel. Returns null if the address is confidential, or if
 * neither the street nor the door is known: the center of a town is no destination.
 */
export function directionsHref(service: Located): string | null {
  if (service.isAddressConfidential) return null;
  const destination = service.address1 ? addressLine({ ...service, address2: '' }) : pointOf(service);
  if (!destination) return null;
  const search = new URLSearchParams({ api: '1', destination });
  return `https://www.google.com/maps/dir/?${search}`;
}

/** Returns the address on one line. Only the city if it is confidential. */
export function addressLine(service: Place & { address2?: string }): string {
  const town = [service.city, [service.state, service.zip].filter(Boolean).join(' ')];
  const parts = service.isAddressConfidential
    ? [service.city, service.state]
    : [service.address1, service.address2 ?? '', ...town];
  return parts.filter(Boolean).join(', ');
}

function pointOf({ location, locationPrecision }: Located): string | null {
  if (!location || !isPrecise(locationPrecision)) return null;
  const [longitude, latitude] = location.coordinates;
  return `${latitude},${longitude}`;
}
