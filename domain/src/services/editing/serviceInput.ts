import { z } from 'zod';
import { plainLines } from '../../form-fields/plainLines.ts';
import { addScheme, isWebAddress } from '../../form-fields/webLink.ts';
import type { FieldErrorKey } from '../../http/apiError.ts';
import { coordinates } from '../../places/coordinate.ts';
import { ClosingEntry, ScheduleEntry } from '../hours/schedule.ts';
import { isTimeZone } from '../hours/timeZone.ts';
import { Source } from '../service.ts';
import { audiences, type SubType, serviceTypes, subTypes, typeOfSubType } from '../taxonomy/serviceTypes.ts';

export const line = (max: number) => z.string().overwrite(plainLines).trim().max(max, 'TOO_LONG');
export const requiredLine = (max: number) => line(max).min(1, 'REQUIRED');
const optionalLine = (max: number) => line(max).default('');
export const emailOrNone = line(254).refine(
  (text) => text === '' || z.regexes.email.test(text),
  'EMAIL_MUST_BE_A_VALID_EMAIL',
);
const optionalEmail = emailOrNone.default('');
const beds = z.int('WRONG_TYPE').min(0, 'TOO_SMALL').max(100_000, 'TOO_BIG').default(0);

/** A web address; anything but http and https is refused. */
const optionalLink = line(500)
  .transform(addScheme)
  .refine((text) => text === '' || isWebAddress(text), 'MALFORMED')
  .default('');

/** `(325) 555-0100` from however the ten digits were typed (spec §5); other numbers stay as they were written. */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (!/^[\d\s().+-]+$/.test(text) || digits.length !== 10) return text;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** PostgreSQL knows no year 0. */
function isInPresentEra(date: string): boolean {
  return !date.startsWith('0000');
}

/** How long a person may make what directories write at more length. */
export const maxEnteredLengths = { description: 1000, descriptionEs: 1500, phone: 40 };
export const maxImportedLengths = { description: 10_000, descriptionEs: 15_000, phone: 100 };

/** The fields of a service with the form's rules (spec §3 and §5); the import loosens some of them. */
export const serviceFields = {
  name: requiredLine(200),
  description: requiredLine(maxEnteredLengths.description),
  descriptionEs: line(maxEnteredLengths.descriptionEs).default(''),
  serviceSummary: requiredLine(500),
  serviceSummaryEs: line(750).default(''),
  age: optionalLine(200),
  ageEs: optionalLine(200),
  category: z.array(z.enum(audiences, 'NOT_ONE_OF')).min(1, 'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY'),
  type: z.array(z.enum(serviceTypes, 'NOT_ONE_OF')).min(1, 'PLEASE_SELECT_AT_LEAST_ONE_SERVICE'),
  subTypes: z.array(z.enum(subTypes, 'NOT_ONE_OF')).default([]),
  address1: requiredLine(200),
  address2: optionalLine(200),
  city: requiredLine(100),
  county: optionalLine(100),
  state: line(2).default('TX'),
  zip: requiredLine(10).regex(/^\d{5}(-\d{4})?$/, 'MALFORMED'),
  country: line(100).default('No data'),
  phone: line(maxEnteredLengths.phone).transform(formatPhone).default(''),
  contactEmail: optionalEmail,
  website: optionalLink,
  facebook: optionalLink,
  twitter: optionalLink,
  instagram: optionalLink,
  youtube: optionalLink,
  schedules: z.array(ScheduleEntry).max(200, 'TOO_LONG').default([]),
  closeSchedules: z.array(ClosingEntry).max(200, 'TOO_LONG').default([]),
  isContact: z.boolean('WRONG_TYPE').default(false),
  isShowFlag: z.boolean('WRONG_TYPE').default(true),
  isShowDonate: z.boolean('WRONG_TYPE').default(false),
  isAddressConfidential: z.boolean('WRONG_TYPE').default(false),
  isSample: z.boolean('WRONG_TYPE').default(false),
  isCriticalHeader: z.boolean('WRONG_TYPE').default(false),
  criticalDescription: optionalLine(500),
  criticalDescriptionEs: optionalLine(500),
  isCriticalNeverExpire: z.boolean('WRONG_TYPE').default(false),
  criticalExpiredAt: z.iso.datetime('MALFORMED').refine(isInPresentEra, 'MALFORMED').nullable().default(null),
  availableBeds: beds,
  totalBeds: beds,
  location: z.strictObject({ coordinates }).nullable().default(null),
  timeZone: z.string().refine(isTimeZone, 'UNKNOWN_TIME_ZONE').nullable().default(null),
  source: Source.nullable().default(null),
};

/** A service as it is written by the form and by the API. */
export const ServiceInput = z.strictObject(serviceFields).superRefine(rejectContradictions);
export type ServiceInput = z.output<typeof ServiceInput>;

type Contradictable = Pick<
  z.output<z.ZodObject<typeof serviceFields>>,
  'type' | 'subTypes' | 'availableBeds' | 'totalBeds' | 'isCriticalHeader' | 'criticalDescription'
>;

/** The fields that contradict another, each with why: sub-types, beds, the critical header. */
export function findContradictions(input: Contradictable): Record<string, FieldErrorKey> {
  const isStray = (subType: SubType) => !input.type.includes(typeOfSubType[subType]);
  const hasTooManyBeds = input.type.includes('SHELTER') && input.availableBeds > input.totalBeds;
  return {
    ...(input.subTypes.some(isStray) && { subTypes: 'SUB_TYPE_OF_ANOTHER_TYPE' }),
    ...(hasTooManyBeds && { availableBeds: 'AVAILABLE_BEDS_LESS_THAN' }),
    ...(input.isCriticalHeader && input.criticalDescription === '' && { criticalDescription: 'REQUIRED' }),
  };
}

/** Adds an issue for every field that contradicts another. */
export function rejectContradictions(input: Contradictable, ctx: z.RefinementCtx): void {
  for (const [field, message] of Object.entries(findContradictions(input)))
    ctx.addIssue({ code: 'custom', path: [field], message });
}
