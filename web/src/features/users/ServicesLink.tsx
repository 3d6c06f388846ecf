import type { ManagedUser } from '@amparo/domain/users/user.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../rarePaths.ts';

interface Props {
  user: Pick<ManagedUser, 'id' | 'countServices' | 'countManaged' | 'deletedAt'>;
}

/** How many services a person owns or manages, as a link to them. The services of a deleted account have no owner. */
export function ServicesLink({ user: { id, countServices, countManaged, deletedAt } }: Props) {
  const t = useTranslations('users');
  const keepLanguage = useKeepLanguage();
  const count = countServices + countManaged;
  const text = t('services', { count });
  if (deletedAt !== null || count === 0) return text;
  return <Link to={keepLanguage(rarePaths.manageServices({ filter: { user: id } }))}>{text}</Link>;
}
