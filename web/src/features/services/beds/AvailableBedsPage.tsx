import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { actOnServer } from '../../../routing/act.ts';
import { useRememberLoadedData, withLastLoadedData } from '../../../routing/lastLoadedData.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import bedsStyles from './beds.css?url';
import { loadBeds } from './loadBeds.ts';
import { Shelters } from './Shelters.tsx';
import { sendBeds } from './saveBeds.ts';

const loadOrLast = withLastLoadedData(onDevice(loadBeds));

export const loader = onServer(loadBeds);
export const clientLoader = hydrateOnLoad(withMessages('manage', loadOrLast));
export const action = actOnServer(sendBeds);
export const handle: PageHandle<unknown> = { needsSignIn: true, hasSearch: true };
export const links = () => [{ rel: 'stylesheet', href: bedsStyles }];
export const meta = privateMeta((t) => t('manage.beds.title'));

/** A row for each shelter, to update its free beds (spec §2). */
export default function AvailableBedsPage() {
  const t = useTranslations('manage.beds');
  const beds = useLoaderData<typeof loader>();
  useRememberLoadedData(loadOrLast, beds);
  return (
    <Page title={t('title')}>
      <p className="beds-intro">{t('intro')}</p>
      <SignedInOnly data={beds}>
        {(beds) => (beds.isAllowed ? <Shelters beds={beds} /> : <Notice tone="quiet">{t('notAllowed')}</Notice>)}
      </SignedInOnly>
    </Page>
  );
}
