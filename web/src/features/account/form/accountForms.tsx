import {
  ChangePasswordForm as ChangePasswordInput,
  NewPasswordForm,
  ProfileInput,
  RequestResetInput,
  SignInInput,
  SignUpForm as SignUpInput,
} from '@amparo/domain/account/accountInput.ts';
import type { AccountDeletion } from '@amparo/domain/account/deleteAccountRoutes.ts';
import { BeginPasskeyInput } from '@amparo/domain/account/passkeys/passkeyInput.ts';
import { BeginSecondFactorInput, CodeInput, DeleteAccountInput } from '@amparo/domain/account/secondFactorInput.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import {
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormTextField,
} from '../../../ui/forms/fields/FormFields.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import styles from './AccountForm.module.css';
import { AccountForm, EmailField } from './AccountForm.tsx';

interface Props {
  answer: FormAnswer | undefined;
}

interface LoginProps extends Props {
  /** The page to return to. */
  back: string;
}

export function SignInForm({ back, answer }: LoginProps) {
  const t = useTranslations('account');
  return (
    <AccountForm schema={SignInInput} answer={answer} to={paths.login({ back })} submitText={t('signIn')}>
      <EmailField />
      <CurrentPasswordField name="password" />
    </AccountForm>
  );
}

interface FactorProps extends Props {
  to: string;
  submitText: string;
  field: 'password' | 'code' | 'passkey' | 'none';
}

const factorSchemas = {
  ...{ password: BeginSecondFactorInput, none: BeginSecondFactorInput },
  ...{ code: CodeInput, passkey: BeginPasskeyInput },
};

/** A step of the second factor: with the password, with a code, with a code and the name of a passkey, or only a button. */
export function FactorForm({ field, ...form }: FactorProps) {
  const t = useTranslations('account.passkeys');
  return (
    <AccountForm schema={factorSchemas[field]} passwordField="password" {...form}>
      {field === 'password' && <CurrentPasswordField name="password" />}
      {field === 'passkey' && <FormTextField name="name" hint={t('nameHint')} maxLength={60} required />}
      {(field === 'code' || field === 'passkey') && <CodeField />}
    </AccountForm>
  );
}

/** No numeric keypad: recovery codes contain letters. */
function CodeField({ hint }: { hint?: string }) {
  return (
    <FormTextField
      name="code"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

export function SignUpForm({ back, answer }: LoginProps) {
  const t = useTranslations('account');
  const to = paths.login({ tab: 'sign_up', back });
  return (
    <AccountForm schema={SignUpInput} answer={answer} to={to} submitText={t('signUp')}>
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
  const t = useTranslations('shell.pages');
  const keepLanguage = useKeepLanguage();
  return (
    <p className={styles.links}>
      <Link to={keepLanguage(paths.termsOfUse())} target="_blank">
        {t('terms')}
      </Link>
      <Link to={keepLanguage(paths.privacyPolicy())} target="_blank">
        {t('privacy')}
      </Link>
    </p>
  );
}

/** The password of an existing account, with a link for people who forgot it. */
function CurrentPasswordField({ name }: { name: string }) {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  return (
    <div>
      <FormPasswordField name={name} autoComplete="current-password" required />
      <p className={styles.links}>
        <Link to={keepLanguage(rarePaths.forgotPassword())}>{t('forgot.link')}</Link>
      </p>
    </div>
  );
}

export function ForgotPasswordForm({ answer }: Props) {
  const t = useTranslations('account.forgot');
  return (
    <AccountForm schema={RequestResetInput} answer={answer} to={rarePaths.forgotPassword()} submitText={t('send')}>
      <EmailField />
    </AccountForm>
  );
}

interface ResetProps extends Props {
  token: string;
  email: string;
}

export function ResetPasswordForm({ token, email, answer }: ResetProps) {
  const t = useTranslations('account');
  const to = rarePaths.resetPassword({ token, email });
  return (
    <AccountForm schema={NewPasswordForm} answer={answer} to={to} submitText={t('reset.send')}>
      {/* Password managers read the account here. */}
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

export function ChangePasswordForm({ answer }: Props) {
  const t = useTranslations('account');
  return (
    <AccountForm
      schema={ChangePasswordInput}
      answer={answer}
      to={rarePaths.changePassword()}
      submitText={t('change.send')}
    >
      <CurrentPasswordField name="oldPassword" />
      <FormPasswordField name="newPassword" hint={t('passwordHint')} autoComplete="new-password" required />
      <FormPasswordField name="confirmPassword" autoComplete="new-password" required />
    </AccountForm>
  );
}

export function ProfileForm({ user, answer }: Props & { user: CurrentUser }) {
  const t = useTranslations('account');
  const { email, displayName, phone } = user;
  return (
    <AccountForm schema={ProfileInput} answer={answer} to={rarePaths.updateProfile()} submitText={t('profile.send')}>
      <TextField label={t('fields.email.label')} hint={t('profile.emailHint')} value={email} readOnly />
      <FormTextField name="displayName" defaultValue={displayName} autoComplete="name" />
      <FormPhoneField name="phone" defaultValue={phone} />
    </AccountForm>
  );
}

interface DeleteProps extends Props {
  needs: Pick<AccountDeletion, 'needsPassword' | 'needsCode'>;
  email: string;
}

/** Asks for what proves that the person owns the account. */
export function DeleteAccountForm({ needs, email, answer }: DeleteProps) {
  const t = useTranslations('account.delete');
  return (
    <AccountForm
      schema={DeleteAccountInput}
      answer={answer}
      to={rarePaths.deleteAccount()}
      submitText={t('send')}
      passwordField="password"
    >
      {needs.needsPassword ? (
        <CurrentPasswordField name="password" />
      ) : (
        <EmailField hint={t('emailHint', { email })} autoComplete="off" />
      )}
      {needs.needsCode && <CodeField hint={t('codeHint')} />}
    </AccountForm>
  );
}
