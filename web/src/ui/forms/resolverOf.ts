import type { FieldErrors } from '@amparo/domain/http/apiError.ts';
import type { FieldError, Resolver } from 'react-hook-form';
import { type FormSchema, formErrors } from '../../http-client/formErrors.ts';

type Values = Record<string, string | false | undefined>;

/** react-hook-form's check of a form, by a schema of the domain. The message of an error is its key. */
export function resolverOf(schema: FormSchema): Resolver<Values> {
  return (values) => {
    const errors = asFormErrors(formErrors(schema, sentValues(values)));
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** As a plain form would send them: a box that is not ticked is not there. */
export function sentValues(values: Values): Record<string, string> {
  const sent = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(sent);
}

export function asFormErrors(errors: FieldErrors): Record<string, FieldError> {
  return Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, { type: key, message: key }]));
}
