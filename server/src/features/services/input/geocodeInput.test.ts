import type { PinPrecision } from '@amparo/domain/places/locationPrecision.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { expect, test } from 'vitest';
import type { Geocoder } from '../../../geocoder/geocoder.ts';
import { geocodeInput } from './geocodeInput.ts';

const pin = (longitude: number) => ({ coordinates: [longitude, 32.4] as [number, number] });
const address = { address1: '1 Sample St', city: 'Abilene', state: 'TX', zip: '79601' };
const service = (fields: Partial<ServiceInput>) =>
  ({ ...address, location: pin(-99.7), locationPrecision: 'exact', ...fields }) as ServiceInput;

/** The center of Abilene is at -99.9, and that of every ZIP code at -99.8. */
const lookup = (precision: PinPrecision | null) => ({
  geocoder: { locate: async () => precision && { coordinates: [-100.4, 32.4], precision } } as unknown as Geocoder,
  findCentroid: ({ city }: { city: string }) => pin(city === '' ? -99.8 : -99.9).coordinates,
  isInState: ([longitude]: readonly [number, number]) => longitude > -107 && longitude < -93,
});

const place = async (fields: Partial<ServiceInput>, found: PinPrecision | null, before: ServiceInput | null) => {
  const { location, locationPrecision } = await geocodeInput(structuredClone(service(fields)), before, lookup(found));
  return [location, locationPrecision];
};

test.each<[string, Partial<ServiceInput>, PinPrecision | null, [ServiceInput['location'], PinPrecision]]>([
  ['keeps its location while its address is unchanged', {}, 'exact', [pin(-99.7), 'exact']],
  [
    'takes the pin over the address',
    { zip: '79556', location: pin(-100), locationPrecision: null },
    'exact',
    [pin(-100), 'exact'],
  ],
  ['is in its ZIP code after its pin was removed', { location: null }, 'exact', [null, 'zip']],
  [
    'moves with its town although the request repeats the old pin',
    { city: 'Sweetwater', zip: '79556' },
    'zip',
    [pin(-100.4), 'zip'],
  ],
  ['moves with its street if the geocoder finds it', { address1: '2 Sample St' }, 'street', [pin(-100.4), 'street']],
  [
    'keeps its pin if the geocoder finds only the ZIP code',
    { address1: '1 Sample Street' },
    'zip',
    [pin(-99.7), 'exact'],
  ],
  ['keeps its pin if the geocoder finds nothing', { address1: '1 Sample Street' }, null, [pin(-99.7), 'exact']],
  ['has no location rather than one in its old town', { city: 'Nowhere', zip: '79999' }, null, [null, 'zip']],
])('a service %s', async (_name, fields, found, expected) => {
  expect(await place(fields, found, service({}))).toEqual(expected);
});

const unnamed = { locationPrecision: null };
test.each<[string, Partial<ServiceInput>, PinPrecision | null, ServiceInput['locationPrecision']]>([
  ['given coordinates', unnamed, null, 'exact'],
  ['coordinates of the center of the town', { ...unnamed, location: pin(-99.9) }, null, 'city'],
  ['coordinates of the center of the ZIP code', { ...unnamed, location: pin(-99.8) }, null, 'zip'],
  ['a pin that a person placed at the center of the town', { location: pin(-99.9) }, null, 'exact'],
  ['a found building', { ...unnamed, location: null }, 'exact', 'exact'],
  ['a found street', { ...unnamed, location: null }, 'street', 'street'],
  ['a found ZIP code', { ...unnamed, location: null }, 'zip', 'zip'],
  ['a found town', { ...unnamed, location: null }, 'city', 'city'],
  ['an address that is not found, in a known ZIP code', { ...unnamed, location: null }, null, 'zip'],
  ['an address that is not found, without a ZIP code', { ...unnamed, location: null, zip: '' }, null, 'city'],
])('a new service with %s has the right precision', async (_name, fields, found, precision) => {
  expect((await place(fields, found, null))[1]).toBe(precision);
});

test.each<[string, Partial<ServiceInput>, ServiceInput['locationPrecision']]>([
  ['stays so if the request repeats its location', { locationPrecision: null }, 'city'],
  ['stays so if the request repeats the response of a confidential service', { locationPrecision: 'hidden' }, 'city'],
  ['is exact after a person confirmed the pin', { locationPrecision: 'exact' }, 'exact'],
  ['is exact after a person confirmed the pin and corrected the address', { address1: '2 Sample St' }, 'exact'],
  ['is exact after the pin was moved', { location: pin(-99.75), locationPrecision: null }, 'exact'],
])('a service at the center of its town %s', async (_name, fields, precision) => {
  const before = service({ location: pin(-99.9), locationPrecision: 'city' });
  expect((await place({ location: pin(-99.9), ...fields }, 'zip', before))[1]).toBe(precision);
});

test('a pin outside the state is an error at its field, unless it is the stored one', async () => {
  const outside = { location: pin(-80) };
  const error = { fields: { 'location.coordinates': 'COORDINATE_OUT_OF_RANGE' } };
  await expect(place(outside, 'zip', null)).rejects.toMatchObject(error);
  await expect(place(outside, 'zip', service({}))).rejects.toMatchObject(error);
  expect(await place(outside, 'zip', service(outside))).toEqual([pin(-80), 'exact']);
});
