import type { FieldErrors } from '@amparo/domain/http/apiError.ts';
import { type FormSchema, formErrors } from '../../http-client/formErrors.ts';

/** The values of a form, and when what they began from was saved; null: it is new. */
export interface EntryState<Values> {
  values: Values;
  updatedAt: string | null;
}

export function checkEntry(schema: FormSchema, values: object): FieldErrors {
  return formErrors(schema, { ...values });
}
