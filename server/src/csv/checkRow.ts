import { describeIssues } from '@amparo/domain/http/describeIssues.ts';
import { z } from 'zod';
import type { RowErrors } from './bulkList.ts';

/** What a form's schema says of a row: its field errors, or what it makes of it. */
export function checkRow<S extends z.core.$ZodType>(
  schema: S,
  values: object,
): { errors: RowErrors } | { data: z.output<S> } {
  const parsed = z.safeParse(schema, values, { reportInput: true });
  return parsed.success ? { data: parsed.data } : { errors: describeIssues(parsed.error.issues) };
}
