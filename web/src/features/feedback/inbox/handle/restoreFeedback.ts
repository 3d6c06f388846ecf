import { paths } from '../../../../paths.ts';
import type { ActInput, Outcome } from '../../../../routing/act.ts';
import { searchTextParam, skipParam } from '../../../../routing/paging.ts';

/** What the form of a deleted message does where no script runs: back to the list as it was. */
export async function restoreFeedback({ callApi, url: { searchParams }, form }: ActInput): Promise<Outcome> {
  await callApi('POST /feedbacks/:id/restore', { params: { id: form.restore ?? '' } });
  const [q, skip] = [searchTextParam(searchParams), skipParam(searchParams)];
  return { to: paths.feedbacks({ tab: 'deleted', q, skip, done: 'restore' }) };
}
