import { SignInInput } from '@amparo/domain/account/signInInput.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { PasswordField } from '../../ui/forms/fields/PasswordField.tsx';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { EmailField } from './EmailField.tsx';
import type { LoginFormProps } from './loginFormProps.ts';

export default function SignInForm({ back, answer }: LoginFormProps) {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  return (
    <AccountForm schema={SignInInput} answer={answer} to={paths.login({ back })} send={t('signIn')}>
      {(fieldOf) => (
        <>
          <EmailField {...fieldOf('email')} />
          <div>
            <PasswordField {...fieldOf('password')} autoComplete="current-password" required />
            <p className={styles.links}>
              <Link to={keepLanguage(paths.forgotPassword())}>{t('forgot.link')}</Link>
            </p>
          </div>
        </>
      )}
    </AccountForm>
  );
}
