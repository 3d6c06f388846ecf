import type { FieldErrors } from '@amparo/domain/http/apiError.ts';
import type { ActionFunctionArgs } from 'react-router';
import { formErrors } from '../../../ui/forms/formErrors.ts';
import { kindInPath } from './feedbackKinds.ts';
import { feedbackSchemas } from './feedbackSchemas.ts';

/** What comes back of a form sent without scripts: what was typed, and why it was refused, if it was. */
export interface FeedbackAnswer {
  typed: Record<string, string>;
  errors: FieldErrors;
}

/** Nothing is kept, as messages cannot be sent yet: the form is checked, and comes back as it was typed. */
export async function checkFeedback({ request, url }: ActionFunctionArgs): Promise<FeedbackAnswer> {
  const form = await request.formData();
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return { typed, errors: formErrors(feedbackSchemas[kindInPath(url.pathname)], typed) };
}
