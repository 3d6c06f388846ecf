import type { ServiceInput } from '@amparo/domain/services/serviceInput.ts';
import type { Geocoder } from '../../../geocoder/geocoder.ts';

const addressFields = ['address1', 'city', 'state', 'zip'] as const;

/** The input with where it is: where the pin was put, else where it was as long as its address stays, else what the geocoder says. */
export async function placeInput(
  input: ServiceInput,
  before: ServiceInput | null,
  geocoder: Geocoder,
): Promise<ServiceInput> {
  if (before && addressFields.every((field) => before[field] === input[field]))
    return { ...input, location: input.location ?? before.location };
  if (input.location && input.location !== before?.location) return input;
  const found = await geocoder.locate(input).catch(() => null);
  return { ...input, location: found && { coordinates: [...found.coordinates] } };
}
