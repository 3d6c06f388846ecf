import { ChangePasswordForm as schema } from '@amparo/domain/account/accountInput.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { FormPasswordField } from '../../../ui/forms/fields/FormFields.tsx';
import styles from '../form/AccountForm.module.css';
import { AccountForm } from '../form/AccountForm.tsx';

export default function ChangePasswordForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  return (
    <AccountForm schema={schema} answer={answer} to={paths.changePassword()} submitText={t('change.send')}>
      <div>
        <FormPasswordField name="oldPassword" autoComplete="current-password" required />
        <p className={styles.links}>
          <Link to={keepLanguage(paths.forgotPassword())}>{t('forgot.link')}</Link>
        </p>
      </div>
      <FormPasswordField name="newPassword" hint={t('passwordHint')} autoComplete="new-password" required />
      <FormPasswordField name="confirmPassword" autoComplete="new-password" required />
    </AccountForm>
  );
}
