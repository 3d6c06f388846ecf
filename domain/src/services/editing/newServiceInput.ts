import { z } from 'zod';
import { correctCounty } from '../../places/correctCounty.ts';
import { emailOrNone, formatPhone, line, maxImportedLengths, requiredLine, serviceFields } from './serviceInput.ts';

/** The schema without what stands in for a missing value: missing then means that it stays as it is. */
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
  /** Where the pin was put; without one, the address is looked up. */
  location: unlessMissing(serviceFields.location),
  /** For administrators. */
  isShowFlag: unlessMissing(serviceFields.isShowFlag),
  isShowDonate: unlessMissing(serviceFields.isShowDonate),
  /** The owner, by the e-mail of an account; '' takes the owner away. For administrators. */
  userEmail: emailOrNone.nullable().optional(),
  /** For coordinators and administrators, as is the critical header. */
  managedUsers: z
    .array(z.strictObject({ id: z.uuid('MALFORMED'), email: z.string().optional() }))
    .max(50, 'TOO_LONG')
    .optional(),
  isCriticalHeader: unlessMissing(serviceFields.isCriticalHeader),
  criticalDescription: unlessMissing(serviceFields.criticalDescription),
  criticalDescriptionEs: unlessMissing(serviceFields.criticalDescriptionEs),
  isCriticalNeverExpire: unlessMissing(serviceFields.isCriticalNeverExpire),
  /** An instant, or a date: then 11:59 PM of it where the service is. */
  criticalExpiredAt: z
    .union([z.iso.date(), z.iso.datetime()], 'MALFORMED')
    .refine((date) => !date.startsWith('0000'), 'MALFORMED')
    .nullable()
    .optional(),
};

type Hours = Pick<z.output<z.ZodObject<typeof fields>>, 'schedules' | 'closeSchedules' | 'isContact'>;

/** Hours are wanted of whoever can be visited (spec §5). */
function refuseNoHours({ schedules, closeSchedules, isContact }: Hours, ctx: z.RefinementCtx): void {
  const isGone = closeSchedules.some(({ type }) => type === 'PERMANENTLY_CLOSED');
  if (schedules.length > 0 || isContact || isGone) return;
  ctx.addIssue({ code: 'custom', path: ['schedules'], message: 'PLEASE_ADD_SCHEDULE' });
}

/** What people send to add a service. Whether it is approved is never theirs to say. */
export const NewServiceInput = z.strictObject(fields).superRefine(refuseNoHours);
export type NewServiceInput = z.output<typeof NewServiceInput>;

/** What a directory has written at more length may stay, as long as nobody changes it (mergeWithStored.ts). */
const asImported = {
  description: requiredLine(maxImportedLengths.description),
  descriptionEs: line(maxImportedLengths.descriptionEs).default(''),
  phone: line(maxImportedLengths.phone).transform(formatPhone).default(''),
};

/** What people send to change one: all of it, as it shall be. `updatedAt` is that of the state they saw. */
export const EditedServiceInput = z
  .strictObject({ ...fields, ...asImported, updatedAt: z.iso.datetime('MALFORMED').optional() })
  .superRefine(refuseNoHours);
export type EditedServiceInput = z.output<typeof EditedServiceInput>;
