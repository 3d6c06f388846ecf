import type { z } from 'zod';
import { type FieldErrorKey, type FieldErrors, fieldErrorKeys } from './fieldErrors.ts';

type Issue = z.core.$ZodIssue;

const knownKeys = new Set<string>(fieldErrorKeys);

/**
 * Returns the error key of every field that zod rejected. A schema's own message is used if it is a key. For a query
 * parameter with a list, the result names the parameter, not the position in the list.
 */
export function describeIssues(issues: readonly Issue[], part: 'params' | 'query' | 'body' = 'body'): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const path = part === 'body' ? issue.path : issue.path.slice(0, 1);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] ??= 'UNKNOWN_FIELD';
    } else {
      errors[path.join('.') || part] ??= keyOf(issue);
    }
  }
  return errors;
}

function keyOf(issue: Issue): FieldErrorKey {
  if (knownKeys.has(issue.message)) return issue.message as FieldErrorKey;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'REQUIRED' : 'WRONG_TYPE';
    case 'invalid_value':
      return 'NOT_ONE_OF';
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int' ? 'TOO_BIG' : 'TOO_LONG';
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int' ? 'TOO_SMALL' : 'TOO_SHORT';
    default:
      return 'MALFORMED';
  }
}
