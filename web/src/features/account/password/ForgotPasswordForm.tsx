import { RequestResetInput } from '@amparo/domain/account/accountInput.ts';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { AccountForm, EmailField } from '../form/AccountForm.tsx';

export default function ForgotPasswordForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useTranslations('account.forgot');
  return (
    <AccountForm schema={RequestResetInput} answer={answer} to={paths.forgotPassword()} submitText={t('send')}>
      <EmailField />
    </AccountForm>
  );
}
