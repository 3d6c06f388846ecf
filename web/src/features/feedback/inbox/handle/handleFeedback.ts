import type { CallApi } from '@amparo/domain/callApi.ts';
import { paths } from '../../../../paths.ts';
import type { ActInput, Outcome } from '../../../../routing/act.ts';

/** What can be done with a message; `grant`: whoever claims a service becomes its owner. */
export const hows = ['archive', 'delete', 'grant'] as const;
export type How = (typeof hows)[number];
/** What one is told of once it is done. */
export const feedbackActions = [...hows, 'restore'] as const;

const calls = {
  archive: 'POST /feedbacks/:id/archive',
  delete: 'DELETE /feedbacks/:id',
  grant: 'POST /feedbacks/:id/grant',
} as const;

export async function callToHandle(callApi: CallApi, how: How, id: string): Promise<void> {
  await callApi(calls[how], { params: { id } });
}

/** `/feedbacks/…/archive`: what is asked, and about which message. */
export function readHandled(pathname: string): { how: How; id: string } {
  const [, , id = '', last] = pathname.split('/');
  return { how: hows.find((how) => how === last) ?? 'archive', id };
}

/** What the form of the page does that asks first. */
export async function handleFeedback({ callApi, url, form }: ActInput): Promise<Outcome> {
  const { how, id } = readHandled(url.pathname);
  await callToHandle(callApi, how, id);
  return { to: paths.feedbacks({ tab: form.tab ?? '', done: how }) };
}
