import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { expect, test } from 'vitest';
import type { Geocoder, Located } from '../../../geocoder/geocoder.ts';
import { geocodeInput } from './geocodeInput.ts';

const pin = (longitude: number) => ({ coordinates: [longitude, 32.4] as [number, number] });
const address = { address1: '1 Sample St', city: 'Abilene', state: 'TX', zip: '79601' };
const service = (fields: Partial<ServiceInput>) => ({ ...address, location: pin(-99.7), ...fields }) as ServiceInput;
const before = service({});

const geocoder = (exactness: Located['exactness'] | null) =>
  ({
    locate: async () => exactness && { coordinates: [-100.4, 32.4], exactness },
  }) as unknown as Geocoder;

test.each<[string, Partial<ServiceInput>, Located['exactness'] | null, ServiceInput['location']]>([
  ['keeps its location while its address is unchanged', {}, 'ADDRESS', pin(-99.7)],
  ['takes the pin over the address', { zip: '79556', location: pin(-100) }, 'ADDRESS', pin(-100)],
  ['has no location after its pin was removed', { location: null }, 'ADDRESS', null],
  [
    'moves with its town although the request repeats the old pin',
    { city: 'Sweetwater', zip: '79556' },
    'ZIP',
    pin(-100.4),
  ],
  ['moves with its street if the geocoder finds it', { address1: '2 Sample St' }, 'ADDRESS', pin(-100.4)],
  ['keeps its pin if the geocoder finds only the ZIP code', { address1: '1 Sample Street' }, 'ZIP', pin(-99.7)],
  ['keeps its pin if the geocoder finds nothing', { address1: '1 Sample Street' }, null, pin(-99.7)],
  ['has no location rather than one in its old town', { city: 'Nowhere', zip: '79999' }, null, null],
])('a service %s', async (_name, fields, exactness, location) => {
  const input = structuredClone(service(fields));
  expect((await geocodeInput(input, before, geocoder(exactness))).location).toEqual(location);
});
