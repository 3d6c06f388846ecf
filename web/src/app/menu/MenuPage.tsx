import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { Page } from '../../ui/page/Page.tsx';
import { privateMeta } from '../../ui/page/pageMeta.ts';

// Loaded lazily. Otherwise the bundle of every page would contain its icons.
const MenuList = lazy(() => import('./MenuList.tsx'));

export const loader = async () => null;
export const clientLoader = withMessages('menu', async () => null);

export const meta = privateMeta((t) => t('shell.menu'));

/** The menu as a page, for browsers without scripts or dialogs. */
export default function MenuPage() {
  const t = useTranslations('shell');
  return (
    <Page title={t('menu')}>
      <Suspense>
        <MenuList />
      </Suspense>
    </Page>
  );
}
