import type { ErrorKey, FieldErrors } from '@amparo/domain/http/apiError.ts';
import { data } from 'react-router';
import { errorKeyOf } from '../http-client/errorKeyOf.ts';

/** What comes back of a form that led nowhere else: what was typed, and why it was refused, if it was. */
export interface FormAnswer {
  typed: Record<string, string>;
  errors: FieldErrors;
  problem: ErrorKey | null;
  /** How long until it may be tried again; 0: not known. */
  retryAfterSeconds: number;
}

type Why = Partial<Pick<FormAnswer, 'errors' | 'problem' | 'retryAfterSeconds'>>;

/** A password is typed anew rather than written into a page. */
export function answerOf(form: Record<string, string>, why: Why = {}): FormAnswer {
  const typed = Object.fromEntries(Object.entries(form).filter(([name]) => !/password/i.test(name)));
  return { errors: {}, problem: null, retryAfterSeconds: 0, ...why, typed };
}

/** Answered as an error, so that the page is not loaded anew under what was typed. */
export function refused(form: Record<string, string>, why: Why) {
  return data(answerOf(form, why), { status: 400 });
}

/** The same, for what the API said of it; what is no error of the API is thrown on. */
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

/** What a form sent. A body that is none, or that broke off, is the sender's error, not ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ key: 'MALFORMED_REQUEST' }, { status: 400 });
  }
}
