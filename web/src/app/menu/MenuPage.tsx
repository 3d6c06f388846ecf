import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { type LoadInput, onDevice, onServer } from '../../routing/load.ts';
import { Page } from '../../ui/page/Page.tsx';
import { privateMeta } from '../../ui/page/pageMeta.ts';

// Loaded lazily. Otherwise the bundle of every page would contain its icons.
const MenuList = lazy(() => import('./MenuList.tsx'));

/** The menu works without the guides. */
const load = ({ callApi }: LoadInput) =>
  callApi('GET /guides').then(
    ({ data }) => data,
    () => [],
  );
export const loader = onServer(load);
export const clientLoader = withMessages('menu', onDevice(load));

export const meta = privateMeta((t) => t('shell.menu'));

/** The menu as a page, for browsers without scripts or dialogs. */
export default function MenuPage() {
  const t = useTranslations('shell');
  const guides = useLoaderData<typeof loader>();
  return (
    <Page title={t('menu')}>
      <Suspense>
        <MenuList guides={guides} />
      </Suspense>
    </Page>
  );
}
