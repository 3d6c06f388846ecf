import { DeleteAccountInput } from '@amparo/domain/account/secondFactorInput.ts';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requireSignIn } from '../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { deleteAccount } from '../accountActions.ts';
import { AccountPanel } from '../form/AccountPanel.tsx';
import { DeleteAccountForm } from '../form/lazyAccountForms.ts';
import { DeletionFacts } from './DeletionFacts.tsx';

const load = requireSignIn(async ({ callApi }: LoadInput) => {
  const [user, deletion] = await Promise.all([callApi('GET /auth/profile'), callApi('GET /auth/delete-account')]);
  return { user: user.data, deletion: deletion.data };
});

export const loader = onServer(load);
export const clientLoader = hydrateOnLoad(withMessages('account', onDevice(load)));
export const action = actOnServer(deleteAccount, DeleteAccountInput);
export const clientAction = actOnDevice(deleteAccount);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.updateProfile() };
export const meta = privateMeta((t) => t('account.delete.title'));

/** People delete their own account. The page first shows what happens to their services. */
export default function DeleteAccountPage() {
  const t = useTranslations('account.delete');
  const data = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  const deletion = data?.deletion;
  return (
    <AccountPanel title={t('title')} intro={t('intro')} user={data?.user ?? null}>
      {({ email }) =>
        deletion?.isLastAdministrator ? (
          <Notice tone="quiet">{t('last')}</Notice>
        ) : deletion ? (
          <>
            <DeletionFacts services={deletion.services} countServices={deletion.countServices} />
            <Suspense>
              <DeleteAccountForm needs={deletion} email={email} answer={answer} />
            </Suspense>
          </>
        ) : null
      }
    </AccountPanel>
  );
}
