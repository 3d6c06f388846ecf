// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import {
  ifUnmodifiedSince,
  line,
  optionalEmail,
  optionalLine,
  optionalPhone,
  phone,
} from '../form-fields/formFields.ts';

const mostCoordinators = 200;

/** One coordinator of a unit (spec §5). */
export const CoordinatorInput = z.strictObject({
  displayName: line,
  title: line,
  email: z._default(optionalEmail, ''),
  officePhone: phone,
  fax: z._default(optionalPhone, ''),
  mobile: z._default(optionalPhone, ''),
  extension: z._default(optionalLine, ''),
});
export type CoordinatorInput = z.output<typeof CoordinatorInput>;

/** A unit as administrators write it, with all its coordinators at once (spec §5). */
export const UnitInput = z.strictObject({
  name: line,
  type: z.optional(optionalLine),
  region: z.uuid('REQUIRED'),
  coordinators: z
    .array(CoordinatorInput, 'PLEASE_INPUT_AT_LEAST_ONE_COORDINATOR')
    .check(z.minLength(1, 'PLEASE_INPUT_AT_LEAST_ONE_COORDINATOR'), z.maxLength(mostCoordinators, 'TOO_LONG')),
});
export type UnitInput = z.output<typeof UnitInput>;

/** The name is asked for on creation alone: left out, it stays as it was. */
export const EditedUnit = z.extend(UnitInput, { name: z.optional(line), updatedAt: ifUnmodifiedSince });
export type EditedUnit = z.output<typeof EditedUnit>;
