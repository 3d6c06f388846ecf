import { roles } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import mergeStyles from '../../../ui/merge.css?url';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { FindOther } from './FindOther.tsx';
import { loadMergeUsers } from './loadMergeUsers.ts';
import { MergeQuestion } from './MergeQuestion.tsx';

async function merge({ callApi, form, url }: ActInput): Promise<Outcome> {
  const [, , id = ''] = url.pathname.split('/');
  const role = roles.find((one) => one === form.role);
  await callApi('POST /users/:id/merge', { params: { id }, body: { other: form.other ?? '', ...(role && { role }) } });
  return { to: rarePaths.user(id, { merged: 'yes' }) };
}

export const loader = onServer(loadMergeUsers);
export const clientLoader = hydrateOnLoad(withMessages('users', onDevice(loadMergeUsers)));
export const action = actOnServer(merge);
export const clientAction = actOnDevice(merge);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.users('all') };
export const links = () => [{ rel: 'stylesheet', href: mergeStyles }];
export const meta = privateMeta((t) => t('users.merge.title'));

/** Makes one account of two of the same person: finds the other one, and shows both before it asks. */
export default function MergeUsersPage() {
  const t = useTranslations('users.merge');
  const data = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  return (
    <Page title={t('title')} intro={t(data?.other ? 'compareIntro' : 'findIntro')}>
      <div role="alert">{answer?.problem && <Notice tone="alert">{t('failed')}</Notice>}</div>
      <SignedInOnly data={data}>
        {(data) => (data.other ? <MergeQuestion data={data} other={data.other} /> : <FindOther data={data} />)}
      </SignedInOnly>
    </Page>
  );
}
