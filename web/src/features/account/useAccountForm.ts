import type { ErrorKey, FieldErrorKey } from '@amparo/domain/http/apiError.ts';
import { type BaseSyntheticEvent, useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigation, useSubmit } from 'react-router';
import type { FormSchema } from '../../http-client/formErrors.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { asFormErrors, resolverOf } from '../../ui/forms/resolverOf.ts';

/** Refusals that are about one field, though the API tells them of the whole. */
const fieldOf: Partial<Record<ErrorKey, string>> = {
  EMAIL_ALREADY_USED: 'email',
  EMAIL_NOT_FOUND: 'email',
  CURRENT_PASSWORD_WRONG: 'oldPassword',
};

export type AccountErrorKey = FieldErrorKey | ErrorKey;

/** The state of a form: checked as it is sent, and again by the server, whose answer comes back into it. */
export function useAccountForm(schema: FormSchema, answer: FormAnswer | undefined) {
  // The same as long as the answer is: react-hook-form draws the form anew for every other.
  const refused = useMemo(() => answer && asFormErrors(errorsIn(answer)), [answer]);
  const form = useForm({ resolver: resolverOf(schema), ...(refused ? { errors: refused } : {}) });
  const submit = useSubmit();
  const isBusy = useNavigation().state === 'submitting';
  const { setFocus } = form;
  useEffect(() => {
    const [first] = Object.keys(refused ?? {});
    if (first) setFocus(first);
  }, [refused, setFocus]);
  const check = form.handleSubmit((_values, event) => {
    if (!isBusy) void submit(event?.target as HTMLFormElement);
  });
  const send = (event: BaseSyntheticEvent) => void check(event);
  const told = Object.entries(form.formState.errors).map(([name, error]) => [name, error?.message]);
  const errors = Object.fromEntries(told) as Record<string, AccountErrorKey>;
  return { register: form.register, errors, send };
}

function errorsIn({ problem, errors }: FormAnswer) {
  const field = problem && fieldOf[problem];
  return (field ? { ...errors, [field]: problem } : errors) as FormAnswer['errors'];
}
