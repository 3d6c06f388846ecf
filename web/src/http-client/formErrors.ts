import { describeIssues } from '@amparo/domain/http/describeIssues.ts';
import type { FieldErrors } from '@amparo/domain/http/fieldErrors.ts';

type Issues = Parameters<typeof describeIssues>[0];

/** An input schema of the domain that can validate a form. */
export interface FormSchema {
  safeParse(value: unknown, params: { reportInput: true }): { error?: { issues: Issues } | undefined };
}

/** Returns the error of each wrong field, by the same schema and with the same keys as the API. */
export function formErrors(schema: FormSchema, values: Record<string, unknown>): FieldErrors {
  const { error } = schema.safeParse(values, { reportInput: true });
  return error ? describeIssues(error.issues) : {};
}
