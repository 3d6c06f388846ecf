import type { FieldErrors } from '@amparo/domain/http/fieldErrors.ts';
import { get, type FieldErrors as NestedErrors, set } from 'react-hook-form';

/** Converts errors by path (`coordinators.0.title`) to the nested form that react-hook-form uses. */
export function nestErrors(errors: FieldErrors | Record<string, string>): NestedErrors {
  const nested: NestedErrors = {};
  for (const [path, key] of Object.entries(errors)) {
    const below: object = get(nested, path) ?? {};
    set(nested, path, { ...below, type: key, message: key });
  }
  return nested;
}

/** Converts react-hook-form's nested errors back to error keys by path. */
export function flattenErrors(errors: object, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null || name === 'ref') continue;
    const path = prefix + name;
    if ('message' in error && typeof error.message === 'string') flat[path.replace(/\.root$/, '')] = error.message;
    Object.assign(flat, flattenErrors(error, `${path}.`));
  }
  return flat;
}

/** Returns the error key of one path, if it has an error. */
export function errorAt(errors: object, path: string): string | undefined {
  const error = get(errors, path) as { message?: string; root?: { message?: string } } | undefined;
  return error?.message ?? error?.root?.message;
}
