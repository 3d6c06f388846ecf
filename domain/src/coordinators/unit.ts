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
import { Region } from '../regions/region.ts';

/** A regional coordinator (spec §3). */
export const Coordinator = z.object({
  displayName: z.string(),
  title: z.string(),
  email: z.string(),
  officePhone: z.string(),
  fax: z.string(),
  mobile: z.string(),
  extension: z.string(),
});
export type Coordinator = z.infer<typeof Coordinator>;

/** A group of coordinators. Its website and counties are those of its ESC region (spec §3). */
export const Unit = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  /** The region's ID, or with `populate=region` the region itself. */
  region: z.union([z.uuid(), Region]),
  website: z.string(),
  counties: z.array(z.string()),
  coordinators: z.array(Coordinator),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Unit = z.infer<typeof Unit>;

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

/** The fields that administrators enter, with all coordinators of the unit (spec §5). */
export const UnitInput = z.strictObject({
  name: line,
  type: z.optional(optionalLine),
  region: z.uuid('REQUIRED'),
  coordinators: z
    .array(CoordinatorInput, 'PLEASE_INPUT_AT_LEAST_ONE_COORDINATOR')
    .check(z.minLength(1, 'PLEASE_INPUT_AT_LEAST_ONE_COORDINATOR'), z.maxLength(mostCoordinators, 'TOO_LONG')),
});
export type UnitInput = z.output<typeof UnitInput>;

/** The form has the name only for a new unit. A missing name stays unchanged. */
export const EditedUnit = z.extend(UnitInput, { name: z.optional(line), updatedAt: ifUnmodifiedSince });
export type EditedUnit = z.output<typeof EditedUnit>;
