import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { Link, useLocation, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type FormSchema, formErrors } from '../../../http-client/formErrors.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EditForm } from '../../../ui/forms/EditForm.tsx';
import { FormAlert } from '../../../ui/forms/FormAlert.tsx';
import { FormTextField } from '../../../ui/forms/fields/FormFields.tsx';
import { type FormValues, submittedValues } from '../../../ui/forms/submittedValues.ts';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import styles from './AccountForm.module.css';

type Field =
  | 'email'
  | 'password'
  | 'displayName'
  | 'phone'
  | 'oldPassword'
  | 'newPassword'
  | 'confirmPassword'
  | 'acceptsTerms'
  | 'code'
  | 'name';

/** Errors that the API reports for the whole form but that belong to one field. */
const fieldOf: Partial<Record<ErrorKey, Field>> = {
  EMAIL_ALREADY_USED: 'email',
  EMAIL_NOT_FOUND: 'email',
  CODE_INVALID: 'code',
};

/** Errors of fields that only the forms of an account have. */
const ownErrors = [
  ...(['EMAIL_ALREADY_USED', 'EMAIL_NOT_FOUND', 'CURRENT_PASSWORD_WRONG', 'CODE_INVALID', 'NOT_YOUR_EMAIL'] as const),
  ...(['TOO_SHORT', 'TOO_SHORT_FOR_ROLE', 'PASSWORD_TOO_COMMON', 'PASSWORD_IS_OWN_NAME'] as const),
  ...(['PASSWORD_NOT_MATCH', 'PLEASE_ACCEPT_TERMS', 'TOO_MANY_PASSKEYS'] as const),
];

interface Props {
  schema: FormSchema;
  answer: FormAnswer | undefined;
  /** The path of the action. */
  to: string;
  submitText: string;
  /** The field of the current password. */
  passwordField?: 'password' | 'oldPassword';
  children: ReactNode;
}

/** The frame of each account form: alert, fields, button. It posts to the page's action, with and without scripts. */
export function AccountForm({ schema, answer, to, submitText, passwordField = 'oldPassword', children }: Props) {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  const submit = useSubmit();
  const placed = useMemo(() => answer && withFieldError(answer, passwordField), [answer, passwordField]);
  const edit = useEditForm<FormValues>({
    validate: (values) => formErrors(schema, submittedValues(values)),
    save: (_values, { element }) => submit(element),
    answer: placed,
  });
  return (
    <EditForm
      edit={edit}
      method="post"
      action={keepLanguage(to)}
      className={styles.form}
      texts={(name) => ({ label: t(`fields.${name as Field}.label`), named: t(`fields.${name as Field}.named`) })}
      errorText={(key) => {
        const own = ownErrors.find((one) => one === key);
        return own && t(`errors.${own}`);
      }}
    >
      <FormAlert
        attempt={edit.attempt}
        problem={
          edit.problem && <ProblemText problem={edit.problem} retryAfterSeconds={answer?.retryAfterSeconds ?? 0} />
        }
      />
      {children}
      <Button type="submit" weight="main" className={styles.send}>
        {submitText}
      </Button>
    </EditForm>
  );
}

/** The email address of the account. */
export function EmailField(props: Partial<ComponentProps<typeof FormTextField>>) {
  return (
    <FormTextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}

function withFieldError(answer: FormAnswer, passwordField: Field) {
  const { problem, errors } = answer;
  const field = problem === 'CURRENT_PASSWORD_WRONG' ? passwordField : problem && fieldOf[problem];
  return field ? { ...answer, errors: { ...errors, [field]: problem as string } } : answer;
}

const accountProblems = [
  ...(['EMAIL_OR_PASSWORD_INVALID', 'NO_PASSWORD', 'RESET_LINK_INVALID', 'SIGN_IN_EXPIRED'] as const),
  ...(['EMAIL_LINK_INVALID', 'LAST_ADMINISTRATOR', 'PASSKEY_INVALID'] as const),
] as const;
const commonProblems = ['UNREACHABLE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;
const defaultMinutes = 15;

export function ProblemText({ problem, retryAfterSeconds }: { problem: ErrorKey; retryAfterSeconds: number }) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const { pathname } = useLocation();
  const known = accountProblems.find((key) => key === problem);
  if (known) return t(`account.errors.${known}`);
  if (problem === 'TOO_MANY_ATTEMPTS') {
    const minutes = Math.ceil(retryAfterSeconds / 60) || defaultMinutes;
    const isForgotten = pathname === rarePaths.forgotPassword();
    return t(isForgotten ? 'account.forgot.tooMany' : 'account.errors.TOO_MANY_ATTEMPTS', { minutes });
  }
  if (problem !== 'NOT_SIGNED_IN') return t(`errors.${commonProblems.find((key) => key === problem) ?? 'INTERNAL'}`);
  // In another tab, so that the typed values stay on this page.
  return t.rich('account.signInAgain', {
    link: (text) => (
      <Link to={keepLanguage(paths.login({ back: pathname }))} target="_blank">
        {text}
      </Link>
    ),
  });
}
