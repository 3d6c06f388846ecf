import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useRememberLoadedData, withLastLoadedData } from '../../../routing/lastLoadedData.ts';
import { onDevice, onServer, unlessOnlyHash } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import tableStyles from '../../../ui/table/table.css?url';
import stepStyles from '../form/steps/formSteps.css?url';
import { loadManaged, type ManagedData } from './data/loadManaged.ts';
import { ManagedServices } from './ManagedServices.tsx';

const loadOrLast = withLastLoadedData(onDevice(loadManaged));

export const loader = onServer(loadManaged);
export const clientLoader = hydrateOnLoad(
  withMessages(
    ['approvals', 'confirmService', 'editForm', 'lifecycle', 'manage', 'serviceLimit', 'table', 'verifyEmail'],
    loadOrLast,
  ),
);
export const shouldRevalidate = unlessOnlyHash;
export const handle: PageHandle<unknown> = { needsSignIn: true, hasSearch: true };
export const meta = privateMeta<ManagedData | null>((t, { loaderData }) =>
  t(loaderData?.isAdmin ? 'manage.services.titleOfAll' : 'manage.services.title'),
);
export const links = () => [stepStyles, tableStyles].map((href) => ({ rel: 'stylesheet', href }));

/** The services that the viewer may edit (spec §2). */
export default function ManageServicesPage() {
  const t = useTranslations('manage.services');
  const managed = useLoaderData<typeof loader>();
  useRememberLoadedData(loadOrLast, managed);
  // A table starts as high as possible.
  const isTable = useMediaQuery(sideMenuScreen, false) && managed?.isAdmin;
  const intro = isTable ? undefined : t(managed?.isAdmin ? 'introOfAll' : 'intro');
  return (
    <Page title={t(managed?.isAdmin ? 'titleOfAll' : 'title')} intro={intro}>
      <SignedInOnly data={managed}>{(managed) => <ManagedServices managed={managed} />}</SignedInOnly>
    </Page>
  );
}
