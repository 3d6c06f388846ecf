import type { Service } from '@amparo/domain/services/service.ts';

type Place = Pick<Service, 'address1' | 'city' | 'state' | 'zip' | 'location' | 'isAddressConfidential'>;

/** The ways to travel that the maps app knows. */
export const travelModes = ['walking', 'transit', 'driving'] as const;

/**
 * Returns a link to the maps app, which chooses the way to travel. Returns null without an address, or if it is
 * confidential.
 */
export function directionsHref(service: Place): string | null {
  if (service.isAddressConfidential) return null;
  const destination = service.address1 ? addressLine({ ...service, address2: '' }) : pointOf(service);
  if (!destination) return null;
  const search = new URLSearchParams({ api: '1', destination });
  return `https://www.google.com/maps/dir/?${search}`;
}

/** Returns the address on one line. Only the city if it is confidential. */
export function addressLine(service: Omit<Place, 'location'> & { address2?: string }): string {
  const town = [service.city, [service.state, service.zip].filter(Boolean).join(' ')];
  const parts = service.isAddressConfidential
    ? [service.city, service.state]
    : [service.address1, service.address2 ?? '', ...town];
  return parts.filter(Boolean).join(', ');
}

function pointOf({ location }: Place): string | null {
  if (!location) return null;
  const [longitude, latitude] = location.coordinates;
  return `${latitude},${longitude}`;
}
