import { NewPasswordForm } from '@amparo/domain/account/passwordInput.ts';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../paths.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { PasswordField } from '../../ui/forms/fields/PasswordField.tsx';
import { AccountForm } from './AccountForm.tsx';

interface Props {
  token: string;
  email: string;
  answer: FormAnswer | undefined;
}

export default function ResetPasswordForm({ token, email, answer }: Props) {
  const t = useTranslations('account');
  return (
    <AccountForm
      schema={NewPasswordForm}
      answer={answer}
      to={paths.resetPassword({ token, email })}
      send={t('reset.send')}
    >
      {(fieldOf) => (
        <>
          {/* Tells keepers of passwords whose this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            {...fieldOf('password')}
            label={t('fields.newPassword.label')}
            hint={t('passwordHint')}
            autoComplete="new-password"
            required
          />
        </>
      )}
    </AccountForm>
  );
}
