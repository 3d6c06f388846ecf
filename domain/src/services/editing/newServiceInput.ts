import { z } from 'zod';
import { correctCounty } from '../../places/correctCounty.ts';
import { emailOrNone, formatPhone, line, maxImportedLengths, requiredLine, serviceFields } from './serviceInput.ts';

/** The schema without its default. A missing field then keeps its stored value. */
const unlessMissing = <T extends z.ZodType>(schema: z.ZodDefault<T>) => schema.unwrap().optional();

const { isSample: _sample, source: _source, ...formFields } = serviceFields;

const fields = {
  ...formFields,
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'MALFORMED')
    .default('TX'),
  county: serviceFields.county.transform(correctCounty),
  isAddressConfidential: unlessMissing(serviceFields.isAddressConfidential),
  timeZone: unlessMissing(serviceFields.timeZone),
  /** The position of the pin on the map. If it is missing, the server geocodes the address. */
  location: unlessMissing(serviceFields.location),
  /** For administrators. */
  isShowFlag: unlessMissing(serviceFields.isShowFlag),
  isShowDonate: unlessMissing(serviceFields.isShowDonate),
  /** The email of the owner's account; '' removes the owner. For administrators. */
  userEmail: emailOrNone.nullable().optional(),
  /** For coordinators and administrators, like the critical header. */
  managedUsers: z
    .array(z.strictObject({ id: z.uuid('MALFORMED'), email: z.string().optional() }))
    .max(50, 'TOO_LONG')
    .optional(),
  isCriticalHeader: unlessMissing(serviceFields.isCriticalHeader),
  criticalDescription: unlessMissing(serviceFields.criticalDescription),
  criticalDescriptionEs: unlessMissing(serviceFields.criticalDescriptionEs),
  isCriticalNeverExpire: unlessMissing(serviceFields.isCriticalNeverExpire),
  /** An instant, or a date, which means 11:59 PM of that date in the service's time zone. */
  criticalExpiredAt: z
    .union([z.iso.date(), z.iso.datetime()], 'MALFORMED')
    .refine((date) => !date.startsWith('0000'), 'MALFORMED')
    .nullable()
    .optional(),
};

type Hours = Pick<z.output<z.ZodObject<typeof fields>>, 'schedules' | 'closeSchedules' | 'isContact'>;

/** A service that people can visit needs hours (spec §5). */
function refuseNoHours({ schedules, closeSchedules, isContact }: Hours, ctx: z.RefinementCtx): void {
  const isGone = closeSchedules.some(({ type }) => type === 'PERMANENTLY_CLOSED');
  if (schedules.length > 0 || isContact || isGone) return;
  ctx.addIssue({ code: 'custom', path: ['schedules'], message: 'PLEASE_ADD_SCHEDULE' });
}

/** The input of a new service. It cannot set the approval. */
export const NewServiceInput = z.strictObject(fields).superRefine(refuseNoHours);
export type NewServiceInput = z.output<typeof NewServiceInput>;

/** Imported texts may be longer. They stay as long as nobody changes them (mergeWithStored.ts). */
const asImported = {
  description: requiredLine(maxImportedLengths.description),
  descriptionEs: line(maxImportedLengths.descriptionEs).default(''),
  phone: line(maxImportedLengths.phone).transform(formatPhone).default(''),
};

/** The input of an edited service, with all fields. `updatedAt` is the version that the editor loaded. */
export const EditedServiceInput = z
  .strictObject({ ...fields, ...asImported, updatedAt: z.iso.datetime('MALFORMED').optional() })
  .superRefine(refuseNoHours);
export type EditedServiceInput = z.output<typeof EditedServiceInput>;
