import { expect, test } from 'vitest';
import type { LocationPrecision } from '../../places/locationPrecision.ts';
import { addressLine, directionsHref } from './directionsHref.ts';
import { transitHref } from './transitHref.ts';

const place = {
  address1: '10 Sample Street',
  address2: 'Suite 2',
  city: 'Baird',
  state: 'TX',
  zip: '79504',
  location: { coordinates: [-99.394, 32.394] as [number, number] },
  locationPrecision: 'exact' as LocationPrecision,
  isAddressConfidential: false,
};

test('the maps app gets the address and chooses how to travel', () => {
  const url = new URL(directionsHref(place) ?? '');
  expect(url.searchParams.get('destination')).toBe('10 Sample Street, Baird, TX 79504');
  expect(url.searchParams.has('travelmode')).toBe(false);
});

test('without an address it gets the point, latitude first', () => {
  const url = new URL(directionsHref({ ...place, address1: '' }) ?? '');
  expect(url.searchParams.get('destination')).toBe('32.394,-99.394');
});

test('without either there is no link', () => {
  expect(directionsHref({ ...place, address1: '', location: null })).toBeNull();
});

test('the center of a town is no destination, but a street address is', () => {
  expect(directionsHref({ ...place, address1: '', locationPrecision: 'city' })).toBeNull();
  expect(directionsHref({ ...place, locationPrecision: 'city' })).toBe(directionsHref(place));
});

test('a private address shows its city and leads nowhere', () => {
  const shelter = { ...place, isAddressConfidential: true };
  expect(directionsHref(shelter)).toBeNull();
  expect(addressLine(shelter)).toBe('Baird, TX');
});

test('shows the second address line if there is one', () => {
  expect(addressLine(place)).toBe('10 Sample Street, Suite 2, Baird, TX 79504');
});

test('directions by public transit start at the rounded position, and a confidential address has none', () => {
  const service = { ...place, isAddressConfidential: false };
  const address = new URL(transitHref(service, [-99.73314, 32.44874])!);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ travelmode: 'transit', origin: '32.449,-99.733' });
  expect(transitHref({ ...service, isAddressConfidential: true }, [-99.7, 32.4])).toBeNull();
});
