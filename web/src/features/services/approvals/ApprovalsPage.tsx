import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { viewerOf } from '../../../http-client/viewerOf.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { type LoadInput, onDevice, onServer, unlessOnlyHash } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requireSignIn } from '../../../routing/requireSignIn.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import tableStyles from '../../../ui/table/table.css?url';
import stepStyles from '../form/steps/formSteps.css?url';
import { Approvals } from './Approvals.tsx';
import { waitingService } from './waiting/waitingService.ts';

/** Returns all services that wait for approval, newest first, or null for other roles (rules.md §3). */
const loadApprovals = requireSignIn(async ({ callApi, language, now }: LoadInput) => {
  const { data: user } = await callApi('GET /auth/profile');
  if (!serviceCan.approve(viewerOf(user))) return { services: null, language };
  const [{ data }, { data: unproven }, { data: pairs }] = await Promise.all([
    callApi('GET /services', { query: { isWaiting: true, isShowAll: true, limit: 0 } }),
    callApi('GET /users/unproven-owners'),
    callApi('GET /duplicates', { query: { isWaiting: true, limit: 500 } }),
  ]);
  const context = { language, now, unprovenOwners: unproven, pairs };
  return { services: data.map((service) => waitingService(service, context)), language };
});

export const loader = onServer(loadApprovals);
export const clientLoader = hydrateOnLoad(
  withMessages(['approvals', 'duplicates', 'editForm', 'lifecycle', 'manage', 'table'], onDevice(loadApprovals)),
);
/** Filters and orders of the table concern what is loaded already. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => unlessOnlyHash(change) && !isOnlyView(change);
export const handle: PageHandle<unknown> = { needsSignIn: true, hasSearch: true };
// The form of a service opens beside the table.
export const links = () => [stepStyles, tableStyles].map((href) => ({ rel: 'stylesheet', href }));

export const meta = privateMeta((t) => t('approvals.title'));

/** Every signed-in person may open it, but only administrators see and approve services (rules.md §3). */
export default function ApprovalsPage() {
  const t = useTranslations('approvals');
  const data = useLoaderData<typeof loader>();
  // A table starts as high as possible.
  const isTable = useMediaQuery(sideMenuScreen, false);
  return (
    <Page title={t('title')} {...(data?.services && !isTable ? { intro: t('intro') } : {})}>
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

function isOnlyView({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return false;
  return currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang');
}
