import type { AccountDeletion } from '@amparo/domain/account/deleteAccountRoutes.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import styles from './DeletionFacts.module.css';

const deleted = ['account', 'sessions', 'notifications', 'drafts'] as const;

/** What happens to the services and the data of a person who deletes the account. */
export function DeletionFacts({ services, countServices }: Pick<AccountDeletion, 'services' | 'countServices'>) {
  const t = useTranslations('account.delete');
  const keepLanguage = useKeepLanguage();
  const more = countServices - services.length;
  return (
    <div className={styles.facts}>
      <p>{t('services', { count: countServices })}</p>
      {services.length > 0 && (
        <ul className={styles.services}>
          {services.map(({ id, name }) => (
            <li key={id}>
              <Link to={keepLanguage(paths.service(id))}>{name}</Link>
            </li>
          ))}
          {more > 0 && <li>{t('more', { count: more })}</li>}
        </ul>
      )}
      <h2>{t('whatGoes')}</h2>
      <ul>
        {deleted.map((what) => (
          <li key={what}>{t(`goes.${what}`)}</li>
        ))}
      </ul>
      <p>{t('stays')}</p>
      <p>{t('back')}</p>
    </div>
  );
}
