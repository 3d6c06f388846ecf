import { findUser } from '../../../../http-client/viewerOf.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import type { LoadInput } from '../../../../routing/load.ts';
import { pageSize, searchTextParam, skipParam, toPage } from '../../../../routing/paging.ts';
import { requireSignIn } from '../../../../routing/requireSignIn.ts';
import { feedbackActions } from '../handle/handleFeedback.ts';
import { readFeedbackView, viewQuery } from './feedbackView.ts';
import { firstTab, inboxTabs, tabQuery } from './inboxTabs.ts';

/** Loads the messages of one tab that the viewer may handle, newest first (spec §2). */
export const loadFeedbacks = requireSignIn(
  async ({ callApi, url: { searchParams }, isOnDevice, language }: LoadInput) => {
    const { id: userId, isAdmin } = await findUser(callApi, isOnDevice);
    const tabs = inboxTabs(isAdmin);
    const { data: counts } = await callApi('GET /feedbacks/counts');
    const tab = tabs.find((known) => known === searchParams.get('tab')) ?? firstTab(tabs, counts);
    const q = searchTextParam(searchParams);
    const skip = skipParam(searchParams);
    const view = readFeedbackView(searchParams);
    const query = { ...tabQuery(tab), ...viewQuery(view), q: q || undefined, limit: pageSize, skip };
    const { data, total } = await callApi('GET /feedbacks', { query });
    // The last action, for browsers without scripts.
    const done = feedbackActions.find((doing) => doing === searchParams.get('done')) ?? null;
    return {
      userId,
      isAdmin,
      tabs,
      counts,
      tab,
      q,
      view,
      done,
      ...toPage(data, skip, (at) => rarePaths.feedbacks({ tab, q, ...view, skip: at })),
      total,
      language,
    };
  },
);
export type FeedbacksData = NonNullable<Awaited<ReturnType<typeof loadFeedbacks>>>;
