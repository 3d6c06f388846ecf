import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { isPrecise } from '@amparo/domain/places/locationPrecision.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Geocoder, Located } from '../../../geocoder/geocoder.ts';
import type { FindCentroid, IsInState } from './locationPrecision.ts';
import { namedPrecision, settlePrecision } from './locationPrecision.ts';

const geocodedFields = ['address1', 'city', 'state', 'zip'] as const;

interface Lookup {
  geocoder: Geocoder;
  findCentroid: FindCentroid;
  isInState: IsInState;
}

/**
 * Sets the location and its precision: the pin if the person placed it, the stored location if the address is unchanged,
 * otherwise the geocoder's. A request repeats the stored pin, so an unmoved pin does not keep a service at its old address.
 * Throws for a pin outside the state, because the service's state must be that of the region (rules.md §5).
 */
export async function geocodeInput(
  input: ServiceInput,
  before: ServiceInput | null,
  { geocoder, findCentroid, isInState }: Lookup,
): Promise<ServiceInput> {
  if (isPinPlaced(input, before) && !isInState(input.location!.coordinates))
    throw new ApiError('VALIDATION', { 'location.coordinates': 'COORDINATE_OUT_OF_RANGE' });
  return settlePrecision(await locate(input, before, geocoder), before, findCentroid);
}

async function locate(input: ServiceInput, before: ServiceInput | null, geocoder: Geocoder): Promise<ServiceInput> {
  const isUnchanged = (field: keyof ServiceInput) => before !== null && before[field] === input[field];
  if (geocodedFields.every(isUnchanged) || isPinPlaced(input, before)) return input;
  const found = await geocoder.locate(input).catch(() => null);
  const isInSameTown = (['city', 'state', 'zip'] as const).every(isUnchanged);
  // Within the same town, a person's pin is more exact than the town's centroid.
  if (before?.location && isInSameTown && !(found && isPrecise(found.precision)))
    return { ...input, location: before.location, locationPrecision: before.locationPrecision };
  return { ...input, location: locationOf(found), locationPrecision: found?.precision ?? null };
}

/** A pin is placed if it was moved, or if its place was confirmed as more exact than before. */
function isPinPlaced(input: ServiceInput, before: ServiceInput | null): boolean {
  if (!input.location) return false;
  const named = namedPrecision(input);
  const isConfirmed = named !== null && named !== before?.locationPrecision;
  return isConfirmed || !isDeepStrictEqual(input.location, before?.location);
}

function locationOf(found: Located | null): ServiceInput['location'] {
  return found && { coordinates: [...found.coordinates] };
}
