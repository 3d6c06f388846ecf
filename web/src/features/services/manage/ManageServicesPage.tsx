import { useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { keepShown, useShown } from '../../../api/keepShown.ts';
import { onDevice, onServer } from '../../../api/load.ts';
import type { PageHandle } from '../../../api/pageHandle.ts';
import { atOnce } from '../../../api/signedIn.ts';
import { unlessOnlyHash } from '../../../api/unlessOnlyHash.ts';
import { paths } from '../../../app/paths.ts';
import { withMessages } from '../../../language/loadMessages.ts';
import { Page } from '../../../ui/Page.tsx';
import { SignedInOnly } from '../../../ui/SignedInOnly.tsx';
import { loadManaged } from './loadManaged.ts';
import { ManagedServices } from './ManagedServices.tsx';
import { manageMeta } from './manageMeta.ts';

const loadKept = keepShown(onDevice(loadManaged));

export const loader = onServer(loadManaged);
export const clientLoader = atOnce(withMessages('keeping', loadKept));
export const shouldRevalidate = unlessOnlyHash;
export const handle: PageHandle<unknown> = { needsSignIn: true, hasSearch: true };
export const meta = manageMeta('manage.title');

/** The services that one keeps (spec §2). */
export default function ManageServicesPage() {
  const t = useTranslations('keeping.manage');
  const managed = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  useShown(loadKept, managed);
  return (
    <Page title={t(managed?.isAdmin ? 'titleOfAll' : 'title')} intro={t(managed?.isAdmin ? 'introOfAll' : 'intro')}>
      <SignedInOnly isThere={managed !== null} login={paths.login({ back: pathname + search })}>
        {managed && <ManagedServices managed={managed} />}
      </SignedInOnly>
    </Page>
  );
}
