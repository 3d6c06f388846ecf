import type { ActInput, Outcome } from '../../../../api/act.ts';
import { askedSkip, askedWords } from '../../../../api/askedPart.ts';
import { paths } from '../../../../app/paths.ts';

/** What the form of a deleted message does where no script runs: back to the list as it was. */
export async function restoreFeedback({ callApi, url: { searchParams }, form }: ActInput): Promise<Outcome> {
  await callApi('POST /feedbacks/:id/restore', { params: { id: form.restore ?? '' } });
  const [q, skip] = [askedWords(searchParams), askedSkip(searchParams)];
  return { to: paths.feedbacks({ tab: 'deleted', q, skip, done: 'restore' }) };
}
