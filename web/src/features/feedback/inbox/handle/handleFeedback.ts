import type { CallApi } from '@amparo/domain/callApi.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import type { ActInput, Outcome } from '../../../../routing/act.ts';

/** Actions on a message. `grant` makes the sender of a claim the owner of the service. */
export const hows = ['archive', 'unarchive', 'delete', 'grant'] as const;
export type How = (typeof hows)[number];
/** Actions that show a message afterwards. */
export const feedbackActions = [...hows, 'restore'] as const;

const calls = {
  archive: 'POST /feedbacks/:id/archive',
  unarchive: 'POST /feedbacks/:id/unarchive',
  delete: 'DELETE /feedbacks/:id',
  grant: 'POST /feedbacks/:id/grant',
} as const;

export async function callToHandle(callApi: CallApi, how: How, id: string): Promise<void> {
  await callApi(calls[how], { params: { id } });
}

/** Reads the action and the message from `/feedbacks/…/archive`. */
export function readHandled(pathname: string): { how: How; id: string } {
  const [, , id = '', last] = pathname.split('/');
  return { how: hows.find((how) => how === last) ?? 'archive', id };
}

/** Handles the form of the confirmation page. */
export async function handleFeedback({ callApi, url, form }: ActInput): Promise<Outcome> {
  const { how, id } = readHandled(url.pathname);
  await callToHandle(callApi, how, id);
  return { to: rarePaths.feedbacks({ tab: form.tab ?? '', done: how }) };
}
