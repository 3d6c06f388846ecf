import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../browser/mediaQuery.ts';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { useUser } from '../../routing/useViewer.ts';
import { OwnGroup } from './AccountEntries.tsx';
import styles from './SideMenuLayout.module.css';

export const loader = async () => null;
export const clientLoader = withMessages('menu', async () => null);
export const shouldRevalidate = () => false;

/** The frame of the pages for signed-in people. Narrow screens have the menu in the header instead. */
export default function SideMenuLayout() {
  const t = useTranslations('menu');
  const user = useUser();
  const isWide = useMediaQuery(sideMenuScreen, false);
  return (
    <div className={styles.frame}>
      {isWide && user && (
        <nav className={styles.side} aria-label={t('account')}>
          <OwnGroup user={user} />
        </nav>
      )}
      <Outlet />
    </div>
  );
}
