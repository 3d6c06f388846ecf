// zod/mini, because these schemas check the service form in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince } from '../../form-fields/formFields.ts';
import { correctCounty } from '../../places/county.ts';
import { bilingualFields } from '../bilingualTexts.ts';
import {
  emailOrNone,
  findMissingTexts,
  isInPresentEra,
  maxImportedLengths,
  optionalLine,
  optionalPhone,
  serviceFields,
} from '../serviceFields.ts';

/** The schema without its default. A missing field then keeps its stored value. */
const unlessMissing = <T extends z.core.SomeType>(schema: z.ZodMiniDefault<T>) => z.optional(schema._zod.def.innerType);

const bilingualNames = z.array(z.enum(bilingualFields, 'NOT_ONE_OF')).check(z.maxLength(6, 'TOO_LONG'));

const fields = {
  ...serviceFields,
  alternateNames: unlessMissing(serviceFields.alternateNames),
  bedGroups: unlessMissing(serviceFields.bedGroups),
  /** The region's state if it is missing. */
  state: z.optional(serviceFields.state),
  county: z._default(serviceFields.county._zod.def.innerType.check(z.overwrite(correctCounty)), ''),
  isAddressConfidential: unlessMissing(serviceFields.isAddressConfidential),
  timeZone: unlessMissing(serviceFields.timeZone),
  /** The position of the pin on the map. If it is missing, the server geocodes the address. */
  location: unlessMissing(serviceFields.location),
  /** How exact `location` is. If it is missing, a new `location` is exact unless it is the center of its town or ZIP code. */
  locationPrecision: unlessMissing(serviceFields.locationPrecision),
  /** The texts that the translator filled in the form. They stay marked until a person edits or checks them. */
  machineMade: z.optional(bilingualNames),
  /** For administrators. */
  isShowFlag: unlessMissing(serviceFields.isShowFlag),
  isShowDonate: unlessMissing(serviceFields.isShowDonate),
  /** For administrators. It ends when the owner or a manager saves or confirms the service. */
  isSample: z.optional(z.boolean('WRONG_TYPE')),
  /** The email of the owner's account; '' removes the owner. For administrators. */
  userEmail: z.optional(z.nullable(emailOrNone)),
  /** For coordinators and administrators, like the critical header. */
  managedUsers: z.optional(
    z
      .array(z.strictObject({ id: z.uuid('MALFORMED'), email: z.optional(z.string()) }))
      .check(z.maxLength(50, 'TOO_LONG')),
  ),
  isCriticalHeader: unlessMissing(serviceFields.isCriticalHeader),
  criticalDescription: unlessMissing(serviceFields.criticalDescription),
  criticalDescriptionEs: unlessMissing(serviceFields.criticalDescriptionEs),
  isCriticalNeverExpire: unlessMissing(serviceFields.isCriticalNeverExpire),
  /** An instant, or a date, which means 11:59 PM of that date in the service's time zone. */
  criticalExpiredAt: z.optional(
    z.nullable(z.union([z.iso.date(), z.iso.datetime()], 'MALFORMED').check(z.refine(isInPresentEra, 'MALFORMED'))),
  ),
};

type Complete = z.output<z.ZodMiniObject<typeof fields>>;

/** A service needs texts in one language, and hours unless people contact it first or it is permanently closed (spec §5). */
function requireTextsAndHours(service: Complete, ctx: z.core.$RefinementCtx): void {
  for (const [field, message] of Object.entries(findMissingTexts(service)))
    ctx.addIssue({ code: 'custom', path: [field], message });
  const { schedules, closeSchedules, isContact } = service;
  const isClosedForGood = closeSchedules.some(({ type }) => type === 'PERMANENTLY_CLOSED');
  if (schedules.length > 0 || isContact || isClosedForGood) return;
  ctx.addIssue({ code: 'custom', path: ['schedules'], message: 'PLEASE_ADD_SCHEDULE' });
}

/** The input of a new service. It cannot set the approval. */
export const NewServiceInput = z.strictObject(fields).check(z.superRefine(requireTextsAndHours));
export type NewServiceInput = z.output<typeof NewServiceInput>;

/** Imported texts may be longer. They stay as long as nobody changes them (mergeWithStored.ts). */
const asImported = {
  description: optionalLine(maxImportedLengths.description),
  descriptionEs: optionalLine(maxImportedLengths.descriptionEs),
  phone: optionalPhone(maxImportedLengths.phone),
};

/** The input of an edited service, with all fields. `updatedAt` is the version that the editor loaded. */
export const EditedServiceInput = z
  .strictObject({
    ...fields,
    ...asImported,
    updatedAt: ifUnmodifiedSince,
    /** The texts that the person has compared with the other language, and found correct. */
    checkedTexts: z.optional(bilingualNames),
  })
  .check(z.superRefine(requireTextsAndHours));
export type EditedServiceInput = z.output<typeof EditedServiceInput>;
