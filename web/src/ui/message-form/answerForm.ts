import { redirect } from 'react-router';
import { type FormSchema, formErrors } from '../../http-client/formErrors.ts';
import { derivedIdempotencyKeys, type KeyOf } from '../../http-client/idempotencyKeys.ts';
import { refused, refusedBy } from '../../routing/formAnswer.ts';
import { readSentForm, type SentForm } from './sentForm.ts';

/**
 * Answers a form that was sent without scripts. Returns the input with its errors. After success, redirects to the same
 * page with `?sent=true`: the page says that the message was sent, and can be reloaded.
 */
export async function answerForm(
  { request, url, schema }: { request: Request; url: URL; schema: FormSchema },
  send: (form: SentForm, keyOf: KeyOf) => Promise<void>,
) {
  const form = await readSentForm(request);
  const { typed } = form;
  const errors = formErrors(schema, typed);
  if (Object.keys(errors).length > 0) return refused(typed, { problem: 'VALIDATION', errors });
  try {
    await send(form, derivedIdempotencyKeys(form.occasion, typed));
  } catch (error) {
    return refusedBy(error, typed);
  }
  const sent = new URLSearchParams(url.search);
  sent.set('sent', 'true');
  return redirect(`${url.pathname}?${sent}`);
}
