import { isDeepStrictEqual } from 'node:util';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Geocoder, Located } from '../../../geocoder/geocoder.ts';

const exactEnough = new Set<Located['exactness']>(['ADDRESS', 'STREET']);
const addressFields = ['address1', 'city', 'state', 'zip'] as const;

/**
 * The input with where it is: where the pin was put; else, as long as the address stays, where it was; else what the geocoder
 * says. A pin that is sent as it was read was not moved: it does not hold a service at its old address.
 */
export async function geocodeInput(
  input: ServiceInput,
  before: ServiceInput | null,
  geocoder: Geocoder,
): Promise<ServiceInput> {
  const stays = (field: keyof ServiceInput) => before !== null && before[field] === input[field];
  if (addressFields.every(stays)) return input;
  if (input.location && !isDeepStrictEqual(input.location, before?.location)) return input;
  const found = await geocoder.locate(input).catch(() => null);
  const isExact = found !== null && exactEnough.has(found.exactness);
  // In the same town the middle of it says less than a pin that somebody has put.
  if (!isExact && ['city', 'state', 'zip'].every((field) => stays(field as keyof ServiceInput)))
    return { ...input, location: before?.location ?? located(found) };
  return { ...input, location: located(found) };
}

function located(found: Located | null): ServiceInput['location'] {
  return found && { coordinates: [...found.coordinates] };
}
