import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FieldErrors } from '@amparo/domain/http/fieldErrors.ts';
import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { type RegionPlaces, statesOf, timeZoneOfPlace } from '@amparo/domain/places/gazetteer/regionPlaces.ts';
import { settleBeds } from '@amparo/domain/services/bedGroups.ts';
import type { EditedServiceInput, NewServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { findContradictions, findTooLong, findUnreachable } from '@amparo/domain/services/serviceFields.ts';
import { proposeSubTypes } from '@amparo/domain/understanding/service-needs/proposeSubTypes.ts';

const forAdministrators = ['isShowFlag', 'isShowDonate', 'isSample'] as const;
const forCoordinators = [
  'isCriticalHeader',
  'criticalDescription',
  'criticalDescriptionEs',
  'isCriticalNeverExpire',
  'criticalExpiredAt',
] as const;

/** The fields of a new service that the request leaves out. */
const defaults = {
  alternateNames: [],
  bedGroups: [],
  isShowFlag: true,
  isShowDonate: false,
  isAddressConfidential: false,
  isSample: false,
  isCriticalHeader: false,
  criticalDescription: '',
  criticalDescriptionEs: '',
  isCriticalNeverExpire: false,
  criticalExpiredAt: null,
  location: null,
  locationPrecision: null,
  timeZone: null,
  source: null,
} satisfies Partial<ServiceInput>;

interface Edit {
  viewer: Viewer;
  at: Temporal.Instant;
  region: RegionPlaces;
}

/**
 * The stored service with the fields of the request; missing fields keep their value.
 * Throws if the viewer may not change one of the fields, or if fields contradict each other.
 */
export function mergeWithStored(
  body: NewServiceInput | EditedServiceInput,
  before: ServiceInput | null,
  { viewer, at, region }: Edit,
): ServiceInput {
  const { userEmail: _owner, managedUsers: _managers, machineMade: _marks, ...fields } = body;
  if ('updatedAt' in fields) delete fields.updatedAt;
  if ('checkedTexts' in fields) delete fields.checkedTexts;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const base = before ?? defaults;
  const input = settleBeds({ state: region.state, ...base, ...given } as ServiceInput, before);
  // The stored precision is that of the stored location.
  if ('location' in given && !('locationPrecision' in given)) input.locationPrecision = null;
  input.timeZone = settleTimeZone(input, before, region);
  const zone = input.timeZone ?? region.timeZone;
  input.criticalExpiredAt = instantOf(input.criticalExpiredAt, zone);
  assertMayChange(base, input, viewer);
  const isEndMissing = input.isCriticalHeader && !input.isCriticalNeverExpire && input.criticalExpiredAt === null;
  if (isEndMissing && serviceCan.setCriticalHeader(viewer)) {
    const today = at.toZonedDateTimeISO(zone).toPlainDate();
    input.criticalExpiredAt = criticalExpiry(today.toString(), zone);
  }
  if (input.subTypes.length === 0) input.subTypes = proposeSubTypes(input);
  if (!input.type.includes('SHELTER')) Object.assign(input, { availableBeds: 0, totalBeds: 0, bedGroups: [] });
  const isOutside = !statesOf(region).includes(input.state) && input.state !== before?.state;
  const errors = {
    ...findContradictions(input),
    ...findTooLong(before, input),
    ...findUnreachable(input),
    ...(isOutside && { state: 'NOT_ONE_OF' as const }),
  };
  if (Object.keys(errors).length > 0) throw new ApiError('VALIDATION', errors);
  return input;
}

/** A service has the time zone that a person set, or that of its county. A county's zone changes with the county. */
function settleTimeZone(input: ServiceInput, before: ServiceInput | null, region: RegionPlaces): string | null {
  const isOfCounty = before !== null && input.timeZone === timeZoneOfPlace(region, before);
  return input.timeZone === null || isOfCounty ? timeZoneOfPlace(region, input) : input.timeZone;
}

/** In the stored format, so that an unchanged value compares as equal. */
function instantOf(date: string | null, zone: string): string | null {
  if (date === null) return null;
  return date.includes('T') ? new Date(date).toISOString() : criticalExpiry(date, zone);
}

/** Returns the instant (ISO) at which a critical header of a date ends: 11:59 PM of the date at the service (spec §4). */
function criticalExpiry(date: string, timeZone: string): string {
  const end = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '23:59' });
  return new Date(end.epochMilliseconds).toISOString();
}

function assertMayChange(before: Partial<ServiceInput>, after: ServiceInput, viewer: Viewer): void {
  const refused = [
    ...(serviceCan.setOwner(viewer) ? [] : forAdministrators),
    ...(serviceCan.setCriticalHeader(viewer) ? [] : forCoordinators),
  ].filter((field) => before[field] !== after[field]);
  if (refused.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(refused.map((field) => [field, 'NOT_ALLOWED']));
  throw new ApiError('NOT_ALLOWED', errors);
}
