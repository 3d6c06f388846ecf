import { z } from 'zod';
import { Source } from '../service.ts';
import { rejectContradictions, serviceFields } from '../serviceFields.ts';

/** All fields that can be stored. The form cannot change the last two. */
export const storedFields = {
  ...serviceFields,
  isSample: z.boolean('WRONG_TYPE').default(false),
  source: Source.nullable().default(null),
};

/** A service as the API and the import store it. */
export const ServiceInput = z.strictObject(storedFields).superRefine(rejectContradictions);
export type ServiceInput = z.output<typeof ServiceInput>;
