import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { onDevice, onServer, unlessOnlyHash } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { Approvals } from './Approvals.tsx';
import { loadApprovals } from './loadApprovals.ts';

export const loader = onServer(loadApprovals);
export const clientLoader = hydrateOnLoad(withMessages('approvals', onDevice(loadApprovals)));
export const shouldRevalidate = unlessOnlyHash;
export const handle: PageHandle<unknown> = { needsSignIn: true, hasSearch: true };

export const meta = privateMeta((t) => t('approvals.title'));

/** Every signed-in person may open it, but only administrators see and approve services (rules.md §3). */
export default function ApprovalsPage() {
  const t = useTranslations('approvals');
  const data = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} {...(data?.services ? { intro: t('intro') } : {})}>
      <SignedInOnly data={data}>
        {({ services, language }) =>
          services ? (
            <Approvals services={services} language={language} />
          ) : (
            <EmptyState lead={t('notYours')}>
              <p>{t('notYoursHint')}</p>
            </EmptyState>
          )
        }
      </SignedInOnly>
    </Page>
  );
}
