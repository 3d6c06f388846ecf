import { useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { actOnServer } from '../../../api/act.ts';
import { keepShown, useShown } from '../../../api/keepShown.ts';
import { onDevice, onServer } from '../../../api/load.ts';
import type { PageHandle } from '../../../api/pageHandle.ts';
import { atOnce } from '../../../api/signedIn.ts';
import { paths } from '../../../app/paths.ts';
import { withMessages } from '../../../language/loadMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SignedInOnly } from '../../../ui/SignedInOnly.tsx';
import { manageMeta } from '../manage/manageMeta.ts';
import { loadBeds } from './loadBeds.ts';
import { Shelters } from './Shelters.tsx';
import { sendBeds } from './saveBeds.ts';

const loadKept = keepShown(onDevice(loadBeds));

export const loader = onServer(loadBeds);
export const clientLoader = atOnce(withMessages('keeping', loadKept));
export const action = actOnServer(sendBeds);
export const handle: PageHandle<unknown> = { needsSignIn: true, hasSearch: true };
export const meta = manageMeta('beds.title');

/** A row for each shelter, to tell how many of its beds are free (spec §2). */
export default function AvailableBedsPage() {
  const t = useTranslations('keeping.beds');
  const beds = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  useShown(loadKept, beds);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <SignedInOnly isThere={beds !== null} login={paths.login({ back: pathname + search })}>
        {beds && (beds.isAllowed ? <Shelters beds={beds} /> : <Notice tone="quiet">{t('notAllowed')}</Notice>)}
      </SignedInOnly>
    </Page>
  );
}
