import { userCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requirePermission } from '../../../routing/requireSignIn.ts';
import { FormPage } from '../../../ui/forms/FormPage.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';

const load = requirePermission(userCan.invite, async ({ language }) => ({ language }));
export const loader = onServer(load);
export const clientLoader = hydrateOnLoad(withMessages(['editForm', 'users'], onDevice(load)));
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.users('all') };
export const meta = privateMeta((t) => t('users.invite.title'));

const InviteForm = lazyPart(() => import('./InviteForm.tsx'));

/** Invites a person. The inviter chooses the language of the mail and of the first page. */
export default function InvitePage() {
  const t = useTranslations('users.invite');
  const data = useLoaderData<typeof loader>();
  return (
    <FormPage title={t('title')} intro={t('intro')}>
      {data && <InviteForm language={data.language} />}
    </FormPage>
  );
}
