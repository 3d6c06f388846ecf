import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { FormSchema } from '../../http-client/formErrors.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './AccountForm.module.css';
import { Problem } from './Problem.tsx';
import { useAccountError } from './useAccountError.ts';
import { useAccountForm } from './useAccountForm.ts';

type Field = 'email' | 'password' | 'displayName' | 'phone' | 'oldPassword' | 'newPassword' | 'confirmPassword';

interface Props {
  schema: FormSchema;
  /** What the server answered, if it came back. */
  answer: FormAnswer | undefined;
  /** Where it is sent. */
  to: string;
  /** What its button says. */
  send: string;
  children: (fieldOf: ReturnType<typeof useFields>) => ReactNode;
}

/** The frame of each form of an account: what went wrong, the fields, the button. A plain form until scripts run. */
export function AccountForm({ schema, answer, to, send: sendWords, children }: Props) {
  const keepLanguage = useKeepLanguage();
  const { register, errors, send } = useAccountForm(schema, answer);
  const fieldOf = useFields({ register, errors, answer });
  const isLeaving = useNavigation().state === 'loading';
  return (
    <form method="post" action={keepLanguage(to)} noValidate onSubmit={send} className={styles.form}>
      {/* Let in, one is on the way elsewhere: what was wrong before is no longer so. */}
      <Problem answer={isLeaving ? undefined : answer} count={Object.keys(errors).length} />
      {children(fieldOf)}
      <Button type="submit" weight="main" className={styles.send}>
        {sendWords}
      </Button>
    </form>
  );
}

type FormState = Pick<ReturnType<typeof useAccountForm>, 'register' | 'errors'> & Pick<Props, 'answer'>;

/** Answers what a field needs: its label, its error, what was typed in it. */
function useFields({ register, errors, answer }: FormState) {
  const t = useTranslations('account.fields');
  const wordsOf = useAccountError();
  // Of what was taken, the fields show what it has become.
  const typed = answer?.problem ? answer.typed : {};
  return (name: Field | 'acceptsTerms') => ({
    label: t(`${name}.label`),
    error: wordsOf(errors[name], t(`${name}.named`)),
    ...(typed[name] === undefined ? {} : { defaultValue: typed[name] }),
    ...register(name),
  });
}
