import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { translate } from '../../i18n/messages/translate.ts';
import { type MetaInput, rootOf } from '../../routing/rootData.ts';
import { Page } from '../../ui/page/Page.tsx';

// Loaded lazily. Otherwise the bundle of every page would contain its icons.
const MenuList = lazy(() => import('./MenuList.tsx'));

export const loader = async () => null;
export const clientLoader = withMessages('menu', async () => null);

export function meta({ matches }: MetaInput<unknown>) {
  const t = translate(rootOf(matches)?.language ?? 'en');
  return [{ title: `${t('shell.menu')} · Amparo` }, { name: 'robots', content: 'noindex' }];
}

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
