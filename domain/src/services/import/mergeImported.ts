import { settleBeds } from '../bedGroups.ts';
import type { ServiceInput } from '../editing/serviceInput.ts';
import { typeOfSubType } from '../taxonomy/serviceTypes.ts';
import type { ImportedService } from './importedService.ts';

/**
 * Returns the service after an import. Fields that the line contains come from the line. All others stay unchanged, also
 * bed counts and a confidential address. If no stored sub-type fits the types, the proposed sub-types replace them.
 */
export function mergeImported(
  stored: ServiceInput,
  { input, given }: Pick<ImportedService, 'input' | 'given'>,
): ServiceInput {
  const changes = Object.entries(input).filter(([name]) => given.has(name));
  const merged: ServiceInput = { ...stored, ...Object.fromEntries(changes) };
  // The stored precision is that of the stored location.
  if (given.has('location') && !given.has('locationPrecision')) merged.locationPrecision = null;
  if (!given.has('subTypes')) {
    const fitting = stored.subTypes.filter((subType) => merged.type.includes(typeOfSubType[subType]));
    merged.subTypes = fitting.length > 0 ? fitting : input.subTypes;
  }
  if (!given.has('availableBeds')) merged.availableBeds = Math.min(merged.availableBeds, merged.totalBeds);
  else if (!given.has('totalBeds')) merged.totalBeds = Math.max(merged.totalBeds, merged.availableBeds);
  return settleBeds(merged, stored);
}
