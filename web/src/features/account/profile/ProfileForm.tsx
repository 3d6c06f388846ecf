import { ProfileInput } from '@amparo/domain/account/accountInput.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { FormPhoneField, FormTextField } from '../../../ui/forms/fields/FormFields.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { AccountForm } from '../form/AccountForm.tsx';

interface Props {
  user: CurrentUser;
  answer: FormAnswer | undefined;
}

export default function ProfileForm({ user, answer }: Props) {
  const t = useTranslations('account');
  const { email, displayName, phone } = user;
  return (
    <AccountForm schema={ProfileInput} answer={answer} to={paths.updateProfile()} submitText={t('profile.send')}>
      <TextField label={t('fields.email.label')} hint={t('profile.emailHint')} value={email} readOnly />
      <FormTextField name="displayName" defaultValue={displayName} autoComplete="name" />
      <FormPhoneField name="phone" defaultValue={phone} />
    </AccountForm>
  );
}
