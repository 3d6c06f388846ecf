import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../rarePaths.ts';

/** How many services a person owns, as a link to them. Null: the account is deleted, so its services have no owner. */
export function ServicesLink({ email, count }: { email: string | null; count: number }) {
  const t = useTranslations('users');
  const keepLanguage = useKeepLanguage();
  const text = t('services', { count });
  return email && count > 0 ? <Link to={keepLanguage(rarePaths.manageServices({ q: email }))}>{text}</Link> : text;
}
