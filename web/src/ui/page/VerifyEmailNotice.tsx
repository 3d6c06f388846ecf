import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../rarePaths.ts';
import { Notice } from '../Notice.tsx';

/** Reminds people who have not proven their email. They can work meanwhile. */
export function VerifyEmailNotice({ mustProveEmail }: { mustProveEmail: boolean }) {
  const t = useTranslations('verifyEmail');
  const keepLanguage = useKeepLanguage();
  if (!mustProveEmail) return null;
  return (
    <Notice tone="quiet">
      <p>
        {t('notice')} <Link to={keepLanguage(rarePaths.verifyEmail())}>{t('again')}</Link>
      </p>
    </Notice>
  );
}
