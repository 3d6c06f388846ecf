import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import type { FieldErrors } from '@amparo/domain/http/fieldErrors.ts';
import { data } from 'react-router';
import { errorKeyOf } from '../http-client/errorKeyOf.ts';

/** The answer to a form that stays on its page: the input, and the error if it was refused. */
export interface FormAnswer {
  typed: Record<string, string>;
  errors: FieldErrors;
  problem: ErrorKey | null;
  /** Seconds until a retry is allowed. 0 if unknown. */
  retryAfterSeconds: number;
}

type Why = Partial<Pick<FormAnswer, 'errors' | 'problem' | 'retryAfterSeconds'>>;

/** Never writes a password into the page. The person types it again. */
export function answerOf(form: Record<string, string>, why: Why = {}): FormAnswer {
  const typed = Object.fromEntries(Object.entries(form).filter(([name]) => !/password/i.test(name)));
  return { errors: {}, problem: null, retryAfterSeconds: 0, ...why, typed };
}

/** Responds with an error status, so that React Router does not reload the page under the input. */
export function refused(form: Record<string, string>, why: Why) {
  return data(answerOf(form, why), { status: 400 });
}

/** Turns an ApiError into a form answer. Throws any other error again. */
export function refusedBy(error: unknown, form: Record<string, string>) {
  const known = errorKeyOf(error);
  if (!known) throw error;
  const { fields: errors = {}, retryAfterSeconds = 0 } = error as { fields?: FieldErrors; retryAfterSeconds?: number };
  return refused(form, { problem: known.key, errors, retryAfterSeconds });
}

/** The fields of a form that hold text. */
export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Reads a sent form. A malformed or incomplete body is an error of the sender. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ key: 'MALFORMED_REQUEST' }, { status: 400 });
  }
}
