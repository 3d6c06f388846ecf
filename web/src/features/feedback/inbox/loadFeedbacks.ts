import type { CallApi } from '@amparo/domain/http/callApi.ts';
import type { LoadInput } from '../../../api/load.ts';
import { signedIn } from '../../../api/signedIn.ts';
import { paths } from '../../../app/paths.ts';
import { account } from '../../../device/account.ts';
import { feedbackTabs, tabQuery } from './feedbackTabs.ts';
import { doings } from './handle/handleFeedback.ts';

/** Spec §9. */
const pageSize = 25;
const longestSearch = 200;

/** What visitors sent, newest first: a tab of it, as far as one may act on it (spec §2). */
export const loadFeedbacks = signedIn(
  async ({ callApi, url: { searchParams }, isOnDevice, language }: LoadInput) => {
    const isAdmin = await isAdministrator(callApi, isOnDevice);
    const tabs = feedbackTabs(isAdmin);
    const tab = tabs.find((known) => known === searchParams.get('tab')) ?? tabs[0]!;
    const q = (searchParams.get('q') ?? '').trim().slice(0, longestSearch);
    const skip = Math.min(Math.max(0, Math.trunc(Number(searchParams.get('skip'))) || 0), 1_000_000);
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

/** The device was told as one signed in, and as the app started. */
async function isAdministrator(callApi: CallApi, isOnDevice: boolean): Promise<boolean> {
  const user = (isOnDevice && account.read()?.user) || (await callApi('GET /auth/profile')).data;
  return user.isAdmin;
}
