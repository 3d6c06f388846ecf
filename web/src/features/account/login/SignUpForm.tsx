import { SignUpForm as schema } from '@amparo/domain/account/accountInput.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import {
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormTextField,
} from '../../../ui/forms/fields/FormFields.tsx';
import styles from '../form/AccountForm.module.css';
import { AccountForm, EmailField } from '../form/AccountForm.tsx';
import type { LoginFormProps } from './SignInForm.tsx';

export default function SignUpForm({ back, answer }: LoginFormProps) {
  const t = useTranslations('account');
  return (
    <AccountForm schema={schema} answer={answer} to={paths.login({ tab: 'sign_up', back })} submitText={t('signUp')}>
      <EmailField />
      <FormPasswordField name="password" hint={t('passwordHint')} autoComplete="new-password" required />
      <FormTextField name="displayName" autoComplete="name" required />
      <FormPhoneField name="phone" />
      <div>
        <FormCheckbox name="acceptsTerms" value="yes" required />
        <TermsLinks />
      </div>
    </AccountForm>
  );
}

/** They open in another tab, so that the typed values stay on this page. */
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
