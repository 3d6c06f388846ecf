import type { CallApi } from '@amparo/domain/http/callApi.ts';
import type { ActInput, Outcome } from '../../../api/act.ts';
import { paths } from '../../../app/paths.ts';

export type How = 'archive' | 'delete';

export async function callToHandle(callApi: CallApi, how: How, id: string): Promise<void> {
  await callApi(how === 'archive' ? 'POST /feedbacks/:id/archive' : 'DELETE /feedbacks/:id', { params: { id } });
}

/** `/feedbacks/…/archive`: what is asked, and about which message. */
export function readHandled(pathname: string): { how: How; id: string } {
  const [, , id = '', how] = pathname.split('/');
  return { how: how === 'delete' ? 'delete' : 'archive', id };
}

/** What the form of the page does that asks first. */
export async function handleFeedback({ callApi, url, form }: ActInput): Promise<Outcome> {
  const { how, id } = readHandled(url.pathname);
  await callToHandle(callApi, how, id);
  return { to: paths.feedbacks({ tab: form.tab ?? '', done: how }) };
}
