import type { FieldErrors } from '@amparo/domain/http/apiError.ts';
import { describeIssues } from '@amparo/domain/http/describeIssues.ts';

type Issues = Parameters<typeof describeIssues>[0];

/** Any of the domain's input schemas that a form can be checked by. */
export interface FormSchema {
  safeParse(value: unknown, params: { reportInput: true }): { error?: { issues: Issues } | undefined };
}

/** Why each field would be refused, by the same schema and in the same keys as the API answers. */
export function formErrors(schema: FormSchema, values: Record<string, unknown>): FieldErrors {
  const { error } = schema.safeParse(values, { reportInput: true });
  return error ? describeIssues(error.issues) : {};
}
