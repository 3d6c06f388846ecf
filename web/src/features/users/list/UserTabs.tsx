import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Chip } from '../../../ui/controls/Chip.tsx';
import type { UserList } from './loadUsers.ts';
import styles from './Users.module.css';

const tabs = ['all', 'superusers', 'deleted'] as const satisfies UserList[];

/**
 * Links, so that they work without scripts and with the back button. The last one shows the permissions of each role.
 */
export function UserTabs({ chosen, q }: { chosen: UserList | 'access'; q: string }) {
  const t = useTranslations('users.tabs');
  const keepLanguage = useKeepLanguage();
  return (
    <nav aria-label={t('label')} className={styles.tabs}>
      {tabs.map((tab) => (
        <Chip key={tab} to={keepLanguage(rarePaths.users(tab, { q }))} isChosen={tab === chosen}>
          {t(tab)}
        </Chip>
      ))}
      <Chip to={keepLanguage(rarePaths.manageAccess())} isChosen={chosen === 'access'}>
        {t('access')}
      </Chip>
    </nav>
  );
}
