import { plainLines } from '@amparo/domain/form-fields/plainLines.ts';
import { ApiError, type FieldErrors } from '@amparo/domain/http/apiError.ts';
import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import type { Person } from '@amparo/domain/permissions/user.ts';
import { criticalExpiry } from '@amparo/domain/services/editing/criticalExpiry.ts';
import type { EditedServiceInput, NewServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import {
  findContradictions,
  maxEnteredLengths,
  type ServiceInput,
} from '@amparo/domain/services/editing/serviceInput.ts';
import { proposeSubTypes } from '@amparo/domain/understanding/service-needs/proposeSubTypes.ts';

const forAdministrators = ['isShowFlag', 'isShowDonate'] as const;
const forCoordinators = [
  'isCriticalHeader',
  'criticalDescription',
  'criticalDescriptionEs',
  'isCriticalNeverExpire',
  'criticalExpiredAt',
] as const;

/** What a new service is where nobody says otherwise. */
const fresh = {
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
  timeZone: null,
  source: null,
} satisfies Partial<ServiceInput>;

export interface Writing {
  asker: Person;
  at: Temporal.Instant;
  /** The region's. */
  zone: string;
}

/**
 * What a service becomes by what was sent: what was left out stays as it was. Throws where the asker changes what is not theirs
 * to change, or where fields contradict each other.
 */
export function mergeWithStored(
  body: NewServiceInput | EditedServiceInput,
  before: ServiceInput | null,
  writing: Writing,
): ServiceInput {
  const { userEmail: _owner, managedUsers: _managers, ...fields } = body;
  if ('updatedAt' in fields) delete fields.updatedAt;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const ground = before ?? fresh;
  const input = { ...ground, ...given } as ServiceInput;
  const zone = input.timeZone ?? writing.zone;
  input.criticalExpiredAt = instantOf(input.criticalExpiredAt, zone);
  refuseForeignFields(ground, input, writing.asker);
  const isEndMissing = input.isCriticalHeader && !input.isCriticalNeverExpire && input.criticalExpiredAt === null;
  if (isEndMissing && serviceCan.setCriticalHeader(writing.asker)) {
    const today = writing.at.toZonedDateTimeISO(zone).toPlainDate();
    input.criticalExpiredAt = criticalExpiry(today.toString(), zone);
  }
  if (input.subTypes.length === 0) input.subTypes = proposeSubTypes(input);
  if (!input.type.includes('SHELTER')) Object.assign(input, { availableBeds: 0, totalBeds: 0 });
  const errors = { ...findContradictions(input), ...lengthened(before, input) };
  if (Object.keys(errors).length > 0) throw new ApiError('VALIDATION', errors);
  return input;
}

/** Texts past what people may enter, unless they came so from a directory and were left as they are. */
function lengthened(before: ServiceInput | null, after: ServiceInput): FieldErrors {
  const names = Object.keys(maxEnteredLengths) as (keyof typeof maxEnteredLengths)[];
  const isKept = (name: (typeof names)[number]) => before !== null && plainLines(before[name]).trim() === after[name];
  const tooLong = names.filter((name) => after[name].length > maxEnteredLengths[name] && !isKept(name));
  return Object.fromEntries(tooLong.map((name) => [name, 'TOO_LONG']));
}

/** As it is stored, so that what is the same looks the same. */
function instantOf(date: string | null, zone: string): string | null {
  if (date === null) return null;
  return date.includes('T') ? new Date(date).toISOString() : criticalExpiry(date, zone);
}

function refuseForeignFields(before: Partial<ServiceInput>, after: ServiceInput, asker: Person): void {
  const foreign = [
    ...(serviceCan.setOwner(asker) ? [] : forAdministrators),
    ...(serviceCan.setCriticalHeader(asker) ? [] : forCoordinators),
  ].filter((field) => before[field] !== after[field]);
  if (foreign.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(foreign.map((field) => [field, 'NOT_ALLOWED']));
  throw new ApiError('NOT_ALLOWED', errors);
}
