// zod/mini, because these schemas check the service form in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { formatPhone, hasPhone } from '../form-fields/phoneNumber.ts';
import { addScheme, isWebAddress, plainLines } from '../form-fields/typedText.ts';
import type { FieldErrorKey, FieldErrors } from '../http/fieldErrors.ts';
import { pinCoordinates } from '../places/coordinates.ts';
import { locationPrecisions } from '../places/locationPrecision.ts';
import { BedGroups } from './bedGroups.ts';
import { ClosingEntry, ScheduleEntry } from './hours/schedule.ts';
import { isTimeZone } from './hours/wallClock.ts';
import { audienceOf } from './taxonomy/chosenAudiences.ts';
import {
  type Audience,
  audiences,
  type SubType,
  serviceTypes,
  subTypes,
  typeOfSubType,
} from './taxonomy/serviceTypes.ts';

const line = (max: number) => z.string().check(z.overwrite(plainLines), z.trim(), z.maxLength(max, 'TOO_LONG'));
const requiredLine = (max: number) => line(max).check(z.minLength(1, 'REQUIRED'));
export const optionalLine = (max: number) => z._default(line(max), '');
export const emailOrNone = line(254).check(
  z.refine((text) => text === '' || z.regexes.email.test(text), 'EMAIL_MUST_BE_A_VALID_EMAIL'),
);
const optionalEmail = z._default(emailOrNone, '');
/** Names without duplicates. A semicolon or a new line separates names: CSV files and the form write them so. */
const names = z.array(line(100), 'WRONG_TYPE').check(z.overwrite(splitNames), z.maxLength(10, 'TOO_LONG'));

const flag = (byDefault: boolean) => z._default(z.boolean('WRONG_TYPE'), byDefault);
/** A number of beds. Empty, null, and missing counts are 0 (rules.md §5). */
const beds = z._default(
  z.pipe(
    z.transform((sent: number): number => ((sent as number | string | null) === '' ? 0 : (sent ?? 0))),
    z.int('WRONG_TYPE').check(z.minimum(0, 'TOO_SMALL'), z.maximum(100_000, 'TOO_BIG')),
  ),
  0,
);
/** At least one of the codes, each once. A missing or empty list has the issue `ifNone` (rules.md §5). */
const codes = <const Code extends string, Sent extends Code>(code: z.ZodMiniType<Code, Sent>, ifNone: FieldErrorKey) =>
  z
    .array(code, { error: ({ input }) => (input === undefined || input === null ? ifNone : 'WRONG_TYPE') })
    .check(z.overwrite(withoutDuplicates), z.minLength(1, ifNone));

/** A web address with http or https. */
const optionalLink = z._default(
  line(500).check(
    z.overwrite(addScheme),
    z.refine((text) => text === '' || isWebAddress(text), 'MALFORMED'),
  ),
  '',
);

/**
 * A phone number of at most `max` characters, stored as `(325) 555-0100` if it is one US number (spec §5). Services also have
 * short numbers, and several: `2-1-1 or 1-877-541-7905`.
 */
export const optionalPhone = (max: number) =>
  z._default(
    line(max).check(
      z.overwrite(formatPhone),
      z.refine((text) => text === '' || hasPhone(text), 'MALFORMED'),
    ),
    '',
  );

const withoutDuplicates = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

function splitNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.split(/[;\n]/)).map((name) => name.trim());
  return [...new Map([...names].reverse().map((name) => [name.toLowerCase(), name])).values()]
    .filter(Boolean)
    .reverse();
}

/** PostgreSQL has no year 0. */
export function isInPresentEra(date: string): boolean {
  return !date.startsWith('0000');
}

/** Users may enter at most this much. Directories send longer texts. */
export const maxEnteredLengths = { description: 1000, descriptionEs: 1500, phone: 40 };
export const maxImportedLengths = { description: 10_000, descriptionEs: 15_000, phone: 100 };

/**
 * The fields of a service with the rules of the form (spec §3 and §5), in the order of the CSV files. The import requires less.
 * A new text field needs a column in the database; the API, the CSV files and the import then have it.
 */
export const serviceFields = {
  name: requiredLine(200),
  /** Other names that people use: short forms, former names, initials (HSDS `alternate_name`). */
  alternateNames: z._default(names, []),
  type: codes(z.enum(serviceTypes, 'NOT_ONE_OF'), 'PLEASE_SELECT_AT_LEAST_ONE_SERVICE'),
  subTypes: z._default(z.array(z.enum(subTypes, 'NOT_ONE_OF')).check(z.overwrite(withoutDuplicates)), []),
  category: codes(
    z.pipe(z.transform(audienceOf<Audience>), z.enum(audiences, 'NOT_ONE_OF')),
    'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY',
  ),
  age: optionalLine(200),
  ageEs: optionalLine(200),
  /** Empty if the provider writes only Spanish, like the description (findMissingTexts). */
  serviceSummary: optionalLine(500),
  serviceSummaryEs: optionalLine(750),
  description: optionalLine(maxEnteredLengths.description),
  descriptionEs: optionalLine(maxEnteredLengths.descriptionEs),
  address1: requiredLine(200),
  address2: optionalLine(200),
  city: requiredLine(100),
  county: optionalLine(100),
  state: z.string().check(z.minLength(1, 'REQUIRED'), z.regex(/^[A-Z]{2}$/, 'MALFORMED')),
  zip: requiredLine(10).check(z.regex(/^(?!00000)\d{5}(-\d{4})?$/, 'MALFORMED')),
  country: z._default(line(100), 'No data'),
  isAddressConfidential: flag(false),
  phone: optionalPhone(maxEnteredLengths.phone),
  contactEmail: optionalEmail,
  website: optionalLink,
  facebook: optionalLink,
  twitter: optionalLink,
  instagram: optionalLink,
  youtube: optionalLink,
  schedules: z._default(z.array(ScheduleEntry).check(z.maxLength(200, 'TOO_LONG')), []),
  closeSchedules: z._default(z.array(ClosingEntry).check(z.maxLength(200, 'TOO_LONG')), []),
  isContact: flag(false),
  timeZone: z._default(z.nullable(z.string().check(z.refine(isTimeZone, 'UNKNOWN_TIME_ZONE'))), null),
  availableBeds: beds,
  totalBeds: beds,
  /** Empty unless the shelter counts its beds by group. The groups add up to the two fields above. */
  bedGroups: z._default(BedGroups, []),
  isShowFlag: flag(true),
  isShowDonate: flag(false),
  isCriticalHeader: flag(false),
  criticalDescription: optionalLine(500),
  criticalDescriptionEs: optionalLine(500),
  isCriticalNeverExpire: flag(false),
  criticalExpiredAt: z._default(
    z.nullable(z.iso.datetime('MALFORMED').check(z.refine(isInPresentEra, 'MALFORMED'))),
    null,
  ),
  location: z._default(z.nullable(z.strictObject({ coordinates: pinCoordinates })), null),
  /** Null, or `hidden` as in responses: the server finds it out. */
  locationPrecision: z._default(z.nullable(z.enum(locationPrecisions, 'NOT_ONE_OF')), null),
};

type Fields = typeof serviceFields;
export type ServiceField = keyof Fields;
/** A field that is always a text: empty, not null, if a service has none. */
export type TextField = { [Name in ServiceField]: z.output<Fields[Name]> extends string ? Name : never }[ServiceField];

export const textFields = (Object.keys(serviceFields) as ServiceField[]).filter(isTextField);

function isTextField(name: ServiceField): name is TextField {
  const { def } = serviceFields[name]._zod;
  return (def.type === 'default' ? def.innerType._zod.def : def).type === 'string';
}

/** The fields that are web addresses. */
export const linkFields = ['website', 'facebook', 'twitter', 'instagram', 'youtube'] as const satisfies TextField[];

/** The texts that reveal an address. A confidential address leaves them out of responses, exports and the search text (rules.md §4). */
export const addressFields = ['address1', 'address2', 'zip'] as const satisfies TextField[];
export const emptyAddress = Object.fromEntries(addressFields.map((field) => [field, ''])) as Record<
  (typeof addressFields)[number],
  ''
>;

type Contradictable = Pick<
  z.output<z.ZodMiniObject<typeof serviceFields>>,
  'type' | 'subTypes' | 'availableBeds' | 'totalBeds' | 'bedGroups' | 'isCriticalHeader' | 'criticalDescription'
>;

/** Returns the error of each field that contradicts another: sub-types, beds, the alert. */
export function findContradictions(input: Contradictable): Record<string, FieldErrorKey> {
  const isStray = (subType: SubType) => !input.type.includes(typeOfSubType[subType]);
  const hasTooManyBeds = input.type.includes('SHELTER') && input.availableBeds > input.totalBeds;
  const hasFullGroup = input.bedGroups.some(({ available, total }) => available > total);
  return {
    ...(input.subTypes.some(isStray) && { subTypes: 'SUB_TYPE_OF_ANOTHER_TYPE' }),
    ...(hasTooManyBeds && { availableBeds: 'AVAILABLE_BEDS_LESS_THAN' }),
    ...(hasFullGroup && { bedGroups: 'AVAILABLE_BEDS_LESS_THAN' as const }),
    ...(input.isCriticalHeader && input.criticalDescription === '' && { criticalDescription: 'REQUIRED' }),
  };
}

/** Adds an issue for every field that contradicts another. */
export function rejectContradictions(input: Contradictable, ctx: z.core.$RefinementCtx): void {
  for (const [field, message] of Object.entries(findContradictions(input)))
    ctx.addIssue({ code: 'custom', path: [field], message });
}

type Reachable = Pick<
  z.output<z.ZodMiniObject<typeof serviceFields>>,
  'isAddressConfidential' | 'isContact' | 'phone' | 'contactEmail' | 'website' | 'schedules' | 'closeSchedules'
>;

/**
 * Returns an error for a service that nobody can reach: its address is private, or people must call first, and it has no
 * phone number, email, or website (rules.md §5). One that is closed for good need not be reached.
 */
export function findUnreachable(service: Reachable): FieldErrors {
  const { isAddressConfidential, isContact, phone, contactEmail, website } = service;
  const needsContact = isAddressConfidential || isContact;
  if (!needsContact || [phone, contactEmail, website].some((way) => way.trim() !== '')) return {};
  const isClosedForGood = [...service.schedules, ...service.closeSchedules].some(
    ({ type }) => type === 'PERMANENTLY_CLOSED',
  );
  return isClosedForGood ? {} : { phone: 'PLEASE_ADD_CONTACT' };
}

type Texts = Record<'serviceSummary' | 'serviceSummaryEs' | 'description' | 'descriptionEs', string>;

/** Returns an error for the summary and the description that have no text in any language (rules.md §5). */
export function findMissingTexts(service: Texts): FieldErrors {
  const isMissing = (...texts: string[]) => texts.every((text) => text.trim() === '');
  return {
    ...(isMissing(service.serviceSummary, service.serviceSummaryEs) && { serviceSummary: 'REQUIRED' as const }),
    ...(isMissing(service.description, service.descriptionEs) && { description: 'REQUIRED' as const }),
  };
}

type LongTexts = Record<keyof typeof maxEnteredLengths, string>;

/** Returns an error for each text longer than users may enter. Longer texts of a directory may stay if nobody changes them. */
export function findTooLong(before: LongTexts | null, after: LongTexts): FieldErrors {
  const names = Object.keys(maxEnteredLengths) as (keyof LongTexts)[];
  const plain = (text: string) => plainLines(text).trim();
  const isUnchanged = (name: keyof LongTexts) => before !== null && plain(before[name]) === plain(after[name]);
  const tooLong = names.filter((name) => plain(after[name]).length > maxEnteredLengths[name] && !isUnchanged(name));
  return Object.fromEntries(tooLong.map((name) => [name, 'TOO_LONG']));
}
