import { isDeepStrictEqual } from 'node:util';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Geocoder, Located } from '../../../geocoder/geocoder.ts';

const streetLevel = new Set<Located['exactness']>(['ADDRESS', 'STREET']);
const addressFields = ['address1', 'city', 'state', 'zip'] as const;

/**
 * Sets the location: the pin if the person moved it, the stored location if the address is unchanged, otherwise the geocoder's.
 * A request repeats the stored pin, so an unmoved pin does not keep a service at its old address.
 */
export async function geocodeInput(
  input: ServiceInput,
  before: ServiceInput | null,
  geocoder: Geocoder,
): Promise<ServiceInput> {
  const isUnchanged = (field: keyof ServiceInput) => before !== null && before[field] === input[field];
  if (addressFields.every(isUnchanged)) return input;
  if (input.location && !isDeepStrictEqual(input.location, before?.location)) return input;
  const found = await geocoder.locate(input).catch(() => null);
  const isExact = found !== null && streetLevel.has(found.exactness);
  // Within the same town, a person's pin is more exact than the town's centroid.
  if (!isExact && ['city', 'state', 'zip'].every((field) => isUnchanged(field as keyof ServiceInput)))
    return { ...input, location: before?.location ?? locationOf(found) };
  return { ...input, location: locationOf(found) };
}

function locationOf(found: Located | null): ServiceInput['location'] {
  return found && { coordinates: [...found.coordinates] };
}
