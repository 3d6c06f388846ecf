import { kindsFor, notificationChannels } from '@amparo/domain/notifications/notificationKinds.ts';
import { viewerOf } from '../../http-client/viewerOf.ts';
import { rarePaths } from '../../rarePaths.ts';
import type { ActInput, Outcome } from '../../routing/act.ts';
import type { LoadInput } from '../../routing/load.ts';
import { pageSize, skipParam, toPage } from '../../routing/paging.ts';
import { requireSignIn } from '../../routing/requireSignIn.ts';

/** Loads the viewer's notifications, newest first, and which of them they turned off. */
export const loadNotifications = requireSignIn(async ({ callApi, url: { searchParams }, language }: LoadInput) => {
  const skip = skipParam(searchParams);
  const [{ data: user }, { data, total }, { data: settings }] = await Promise.all([
    callApi('GET /auth/profile'),
    callApi('GET /notifications', { query: { limit: pageSize, skip } }),
    callApi('GET /notifications/settings'),
  ]);
  const page = toPage(data, skip, (at) => rarePaths.notifications(at));
  return { ...page, total, settings, kinds: kindsFor(viewerOf(user)), language };
});
export type NotificationsData = NonNullable<Awaited<ReturnType<typeof loadNotifications>>>;

/** The time of the newest notification that the viewer has not read. */
export function newestUnread({ items }: NotificationsData): string | undefined {
  return items.find(({ isRead }) => !isRead)?.at;
}

/** Handles the two forms of the page: only the one that marks notifications as read has `until`. */
export async function saveForm(input: ActInput): Promise<Outcome> {
  const { until } = input.form;
  if (until === undefined) return saveSettings(input);
  await input.callApi('POST /notifications/read', { body: { until } });
  return { to: rarePaths.notifications() };
}

/** Saves the checkboxes of the form. One that is not in the form is off. */
async function saveSettings({ callApi, form }: ActInput): Promise<Outcome> {
  const { data: user } = await callApi('GET /auth/profile');
  const all = kindsFor(viewerOf(user)).flatMap((kind) => notificationChannels.map((channel) => ({ channel, kind })));
  const muted = all.filter(({ channel, kind }) => form[`${channel} ${kind}`] === undefined);
  await callApi('PUT /notifications/settings', { body: { muted, language: form.language === 'es' ? 'es' : 'en' } });
  return { to: rarePaths.notifications(), done: 'notificationsSaved' };
}
