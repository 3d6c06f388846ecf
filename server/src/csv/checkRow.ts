import { describeIssues } from '@amparo/domain/http/describeIssues.ts';
import { z } from 'zod';
import type { RowErrors } from './csvList.ts';

/** Validates a row by its form's schema. Returns the field errors or the parsed data. */
export function checkRow<S extends z.core.$ZodType>(
  schema: S,
  values: object,
): { errors: RowErrors } | { data: z.output<S> } {
  const parsed = z.safeParse(schema, values, { reportInput: true });
  return parsed.success ? { data: parsed.data } : { errors: describeIssues(parsed.error.issues) };
}
