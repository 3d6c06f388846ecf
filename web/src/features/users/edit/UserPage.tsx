import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { loadUser } from './loadUser.ts';
import { UserFacts } from './UserFacts.tsx';
import styles from './UserForm.module.css';

const AllowMoreServices = lazyPart(() => import('./AllowMoreServices.tsx'));
const ResetSecondFactor = lazyPart(() => import('./ResetSecondFactor.tsx'));
const UserForm = lazyPart(() => import('./UserForm.tsx'));

export const loader = onServer(loadUser);
export const clientLoader = hydrateOnLoad(withMessages(['editForm', 'users'], onDevice(loadUser)));
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.users('all') };
export const meta = privateMeta((t) => t('users.edit.title'));

/** An account, with the fields that an administrator may change (spec §5). */
export default function UserPage() {
  const t = useTranslations('users');
  const keepLanguage = useKeepLanguage();
  const data = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  return (
    <Page title={data ? data.user.displayName || data.user.email : t('edit.title')}>
      <SignedInOnly data={data}>
        {(data) => (
          <>
            <noscript>
              <Notice tone="quiet">{t('needsScripts')}</Notice>
            </noscript>
            {data.isMerged && (
              <Notice tone="quiet" role="status">
                {t('merge.done')}
              </Notice>
            )}
            <UserFacts user={data.user} language={data.language} />
            {isHydrated && (
              <Suspense>
                {data.user.limitRequestedAt && <AllowMoreServices user={data.user} language={data.language} />}
                {data.user.hasSecondFactor && !data.isOwn && <ResetSecondFactor id={data.user.id} />}
                <p>
                  <ButtonLink weight="outlined" to={keepLanguage(rarePaths.mergeUsers(data.user.id))}>
                    {t('merge.act')}
                  </ButtonLink>
                </p>
                <div className={styles.form}>
                  <UserForm key={data.user.id} data={data} />
                </div>
              </Suspense>
            )}
          </>
        )}
      </SignedInOnly>
    </Page>
  );
}
