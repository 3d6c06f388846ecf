import { useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { onDevice, onServer, unlessOnlyHash } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import tableStyles from '../../../ui/table/table.css?url';
import { loadUsers, type UsersData } from './loadUsers.ts';
import { Users } from './Users.tsx';

export const loader = onServer(loadUsers);
export const clientLoader = hydrateOnLoad(withMessages(['editForm', 'table', 'users'], onDevice(loadUsers)));
export const shouldRevalidate = unlessOnlyHash;
export const handle: PageHandle<unknown> = { needsSignIn: true, hasSearch: true };
export const links = () => [{ rel: 'stylesheet', href: tableStyles }];
export const meta = privateMeta<UsersData | null>((t, { loaderData }) =>
  t(loaderData?.which === 'superusers' ? 'users.superusers.title' : 'users.title'),
);

/** All accounts, privileged ones, and deleted ones (spec §2). */
export default function UsersPage() {
  const t = useTranslations('users');
  const data = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const isOfSuperusers = pathname === rarePaths.users('superusers');
  return (
    <Page title={t(isOfSuperusers ? 'superusers.title' : 'title')}>
      <SignedInOnly data={data}>{(data) => <Users data={data} />}</SignedInOnly>
    </Page>
  );
}
