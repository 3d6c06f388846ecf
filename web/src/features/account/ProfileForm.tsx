import { ProfileInput } from '@amparo/domain/account/profileInput.ts';
import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../paths.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { PhoneField } from '../../ui/forms/fields/PhoneField.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';

interface Props {
  user: CurrentUser;
  answer: FormAnswer | undefined;
}

export default function ProfileForm({ user, answer }: Props) {
  const t = useTranslations('account');
  const { email, displayName, phone } = user;
  return (
    <AccountForm schema={ProfileInput} answer={answer} to={paths.updateProfile()} send={t('profile.send')}>
      {(fieldOf) => (
        <>
          <TextField label={t('fields.email.label')} hint={t('profile.emailHint')} value={email} readOnly />
          <TextField defaultValue={displayName} {...fieldOf('displayName')} autoComplete="name" />
          <PhoneField defaultValue={phone} {...fieldOf('phone')} />
        </>
      )}
    </AccountForm>
  );
}
