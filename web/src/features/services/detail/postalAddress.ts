import type { Service } from '@amparo/domain/services/service.ts';

type Place = Pick<Service, 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'isAddressConfidential'>;

/** An address in schema.org's words; of one that is kept private only the town. */
export function postalAddress({ address1, address2, city, state, zip, isAddressConfidential }: Place) {
  const town = { addressLocality: city || undefined, addressRegion: state || undefined, addressCountry: 'US' };
  if (isAddressConfidential) return town;
  const street = [address1, address2].filter(Boolean).join(', ');
  return { streetAddress: street || undefined, ...town, postalCode: zip || undefined };
}
