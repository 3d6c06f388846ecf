import { isAdministrator } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requirePermission } from '../../../routing/requireSignIn.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { UserTabs } from '../list/UserTabs.tsx';
import { AccessTable } from './AccessTable.tsx';
import tableStyles from './accessTable.css?url';

const loadAccess = requirePermission(isAdministrator, async () => ({ mayRead: true }));

export const loader = onServer(loadAccess);
export const clientLoader = hydrateOnLoad(withMessages('users', onDevice(loadAccess)));
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.users('all') };
export const meta = privateMeta((t) => t('users.access.title'));
export const links = () => [{ rel: 'stylesheet', href: tableStyles }];

/** The permissions of each role (rules.md §3). */
export default function AccessPage() {
  const t = useTranslations('users.access');
  const data = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <SignedInOnly data={data}>
        {() => (
          <>
            <UserTabs chosen="access" q="" />
            <AccessTable />
          </>
        )}
      </SignedInOnly>
    </Page>
  );
}
