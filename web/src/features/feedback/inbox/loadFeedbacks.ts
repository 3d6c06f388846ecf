import { askedSkip, askedWords, pageSize } from '../../../api/askedPart.ts';
import { findUser } from '../../../api/findUser.ts';
import type { LoadInput } from '../../../api/load.ts';
import { signedIn } from '../../../api/signedIn.ts';
import { paths } from '../../../app/paths.ts';
import { feedbackTabs, tabQuery } from './feedbackTabs.ts';
import { doings } from './handle/handleFeedback.ts';

/** What visitors sent, newest first: a tab of it, as far as one may act on it (spec §2). */
export const loadFeedbacks = signedIn(
  async ({ callApi, url: { searchParams }, isOnDevice, language }: LoadInput) => {
    const { isAdmin } = await findUser(callApi, isOnDevice);
    const tabs = feedbackTabs(isAdmin);
    const tab = tabs.find((known) => known === searchParams.get('tab')) ?? tabs[0]!;
    const q = askedWords(searchParams);
    const skip = askedSkip(searchParams);
    const query = { ...tabQuery(tab), q: q || undefined, limit: pageSize, skip };
    const { data, total } = await callApi('GET /feedbacks', { query });
    // What has just been done, told where no script could.
    const done = doings.find((doing) => doing === searchParams.get('done')) ?? null;
    return {
      isAdmin,
      tabs,
      tab,
      q,
      done,
      list: paths.feedbacks({ tab, q }),
      newer: skip > 0 ? paths.feedbacks({ tab, q, skip: Math.max(0, skip - pageSize) }) : null,
      skip,
      items: data,
      isLast: data.length < pageSize,
      total,
      language,
    };
  },
  (back) => paths.login({ back }),
);
export type FeedbacksData = NonNullable<Awaited<ReturnType<typeof loadFeedbacks>>>;
