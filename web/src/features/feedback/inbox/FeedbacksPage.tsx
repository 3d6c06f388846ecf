import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type ActInput, actOnServer, type Outcome } from '../../../routing/act.ts';
import { useRememberLoadedData, withLastLoadedData } from '../../../routing/lastLoadedData.ts';
import { onDevice, onServer, unlessOnlyHash } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { searchTextParam, skipParam } from '../../../routing/paging.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import tableStyles from '../../../ui/table/table.css?url';
import { Feedbacks } from './Feedbacks.tsx';
import { loadFeedbacks } from './tabs/loadFeedbacks.ts';

const loadOrLast = withLastLoadedData(onDevice(loadFeedbacks));

export const loader = onServer(loadFeedbacks);
export const clientLoader = hydrateOnLoad(withMessages(['editForm', 'feedbacks', 'table'], loadOrLast));
export const action = actOnServer(restoreFeedback);
export const shouldRevalidate = unlessOnlyHash;
export const handle: PageHandle<unknown> = { needsSignIn: true, hasSearch: true };
export const links = () => [{ rel: 'stylesheet', href: tableStyles }];
export const meta = privateMeta((t) => t('feedbacks.title'));

/** Messages of visitors, for the people who may handle them (spec §2). */
export default function FeedbacksPage() {
  const t = useTranslations('feedbacks');
  const feedbacks = useLoaderData<typeof loader>();
  useRememberLoadedData(loadOrLast, feedbacks);
  // A table starts as high as possible.
  const isTable = useMediaQuery(sideMenuScreen, false) && feedbacks?.isAdmin;
  const intro = isTable ? undefined : t(feedbacks?.isAdmin ? 'introOfAll' : 'intro');
  return (
    <Page title={t('title')} intro={intro}>
      <SignedInOnly data={feedbacks}>{(feedbacks) => <Feedbacks feedbacks={feedbacks} />}</SignedInOnly>
    </Page>
  );
}

/** Handles the restore form without scripts: returns to the list. */
async function restoreFeedback({ callApi, url: { searchParams }, form }: ActInput): Promise<Outcome> {
  await callApi('POST /feedbacks/:id/restore', { params: { id: form.restore ?? '' } });
  const [q, skip] = [searchTextParam(searchParams), skipParam(searchParams)];
  return { to: rarePaths.feedbacks({ tab: 'deleted', q, skip, done: 'restore' }) };
}
