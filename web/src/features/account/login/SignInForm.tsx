import { SignInInput } from '@amparo/domain/account/accountInput.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { FormPasswordField } from '../../../ui/forms/fields/FormFields.tsx';
import styles from '../form/AccountForm.module.css';
import { AccountForm, EmailField } from '../form/AccountForm.tsx';

export interface LoginFormProps {
  /** The page to return to. */
  back: string;
  answer: FormAnswer | undefined;
}

export default function SignInForm({ back, answer }: LoginFormProps) {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  return (
    <AccountForm schema={SignInInput} answer={answer} to={paths.login({ back })} submitText={t('signIn')}>
      <EmailField />
      <div>
        <FormPasswordField name="password" autoComplete="current-password" required />
        <p className={styles.links}>
          <Link to={keepLanguage(paths.forgotPassword())}>{t('forgot.link')}</Link>
        </p>
      </div>
    </AccountForm>
  );
}
