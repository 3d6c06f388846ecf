import { NewPasswordForm } from '@amparo/domain/account/accountInput.ts';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { FormPasswordField } from '../../../ui/forms/fields/FormFields.tsx';
import { AccountForm } from '../form/AccountForm.tsx';

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
      submitText={t('reset.send')}
    >
      {/* Tells password managers which account this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormPasswordField
        name="password"
        label={t('fields.newPassword.label')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
      />
    </AccountForm>
  );
}
