import { redirect } from 'react-router';
import { errorKeyOf } from '../../api/errorKeyOf.ts';
import { type FormSchema, formErrors } from './formErrors.ts';
import { type FormAnswer, readSentForm, type SentForm } from './sentForm.ts';

/**
 * What a form does that is sent without scripts: it comes back as it was typed, with what is wrong; or, once `send` has
 * sent it, it leads to the same page with `?sent=true`, which says so and can be reloaded.
 */
export async function answerForm(
  { request, url, schema }: { request: Request; url: URL; schema: FormSchema },
  send: (form: SentForm) => Promise<void>,
): Promise<FormAnswer | Response> {
  const form = await readSentForm(request);
  const { typed } = form;
  const errors = formErrors(schema, typed);
  if (Object.keys(errors).length > 0) return { typed, errors, failed: null };
  try {
    await send(form);
  } catch (error) {
    const known = errorKeyOf(error);
    if (!known) throw error;
    return { typed, errors: {}, failed: known.key };
  }
  const sent = new URLSearchParams(url.search);
  sent.set('sent', 'true');
  return redirect(`${url.pathname}?${sent}`);
}
