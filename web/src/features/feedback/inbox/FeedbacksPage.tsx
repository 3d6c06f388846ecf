import { useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { actOnServer } from '../../../api/act.ts';
import { keepShown, useShown } from '../../../api/keepShown.ts';
import { onDevice, onServer } from '../../../api/load.ts';
import type { PageHandle } from '../../../api/pageHandle.ts';
import { atOnce } from '../../../api/signedIn.ts';
import { unlessOnlyHash } from '../../../api/unlessOnlyHash.ts';
import { paths } from '../../../app/paths.ts';
import { withMessages } from '../../../language/loadMessages.ts';
import { Page } from '../../../ui/Page.tsx';
import { SignedInOnly } from '../../../ui/SignedInOnly.tsx';
import { Feedbacks } from './Feedbacks.tsx';
import { feedbacksMeta } from './feedbacksMeta.ts';
import { restoreFeedback } from './handle/restoreFeedback.ts';
import { loadFeedbacks } from './loadFeedbacks.ts';

const loadKept = keepShown(onDevice(loadFeedbacks));

export const loader = onServer(loadFeedbacks);
export const clientLoader = atOnce(withMessages('feedbacks', loadKept));
export const action = actOnServer(restoreFeedback);
export const shouldRevalidate = unlessOnlyHash;
export const handle: PageHandle<unknown> = { needsSignIn: true, hasSearch: true };
export const meta = feedbacksMeta;

/** What visitors sent, for those whom it concerns (spec §2). */
export default function FeedbacksPage() {
  const t = useTranslations('feedbacks');
  const feedbacks = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  useShown(loadKept, feedbacks);
  return (
    <Page title={t('title')} intro={t(feedbacks?.isAdmin ? 'introOfAll' : 'intro')}>
      <SignedInOnly isThere={feedbacks !== null} login={paths.login({ back: pathname + search })}>
        {feedbacks && <Feedbacks feedbacks={feedbacks} />}
      </SignedInOnly>
    </Page>
  );
}
