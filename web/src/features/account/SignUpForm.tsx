import { SignUpForm as schema } from '@amparo/domain/account/signUpInput.ts';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/forms/fields/Checkbox.tsx';
import { PasswordField } from '../../ui/forms/fields/PasswordField.tsx';
import { PhoneField } from '../../ui/forms/fields/PhoneField.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { EmailField } from './EmailField.tsx';
import type { LoginFormProps } from './loginFormProps.ts';

export default function SignUpForm({ back, answer }: LoginFormProps) {
  const t = useTranslations('account');
  return (
    <AccountForm schema={schema} answer={answer} to={paths.login({ tab: 'sign_up', back })} send={t('signUp')}>
      {(fieldOf) => (
        <>
          <EmailField {...fieldOf('email')} />
          <PasswordField {...fieldOf('password')} hint={t('passwordHint')} autoComplete="new-password" required />
          <TextField {...fieldOf('displayName')} autoComplete="name" required />
          <PhoneField {...fieldOf('phone')} />
          <div>
            <TermsBox {...fieldOf('acceptsTerms')} />
            <TermsLinks />
          </div>
        </>
      )}
    </AccountForm>
  );
}

function TermsBox({ defaultValue: accepted, ...box }: ComponentProps<typeof Checkbox>) {
  return <Checkbox {...box} value="yes" defaultChecked={accepted === 'yes'} required />;
}

/** In a tab of their own, so that what was typed is still here afterwards. */
function TermsLinks() {
  const t = useTranslations('staticPages');
  const keepLanguage = useKeepLanguage();
  return (
    <p className={styles.links}>
      <Link to={keepLanguage(paths.termsOfUse())} target="_blank">
        {t('terms.title')}
      </Link>
      <Link to={keepLanguage(paths.privacyPolicy())} target="_blank">
        {t('privacy.title')}
      </Link>
    </p>
  );
}
