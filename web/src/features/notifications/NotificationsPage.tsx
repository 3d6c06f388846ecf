import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../http-client/callApi.ts';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { actOnDevice, actOnServer } from '../../routing/act.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import type { PageHandle } from '../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../routing/requireSignIn.ts';
import { Page } from '../../ui/page/Page.tsx';
import { privateMeta } from '../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../ui/page/SignedInOnly.tsx';
import { loadNotifications, type NotificationsData, newestUnread, saveForm } from './loadNotifications.ts';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import pageStyles from './notifications.css?url';

export const loader = onServer(loadNotifications);
export const clientLoader = hydrateOnLoad(withMessages(['account', 'notifications'], onDevice(loadNotifications)));
export const action = actOnServer(saveForm);
export const clientAction = actOnDevice(saveForm);
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const links = () => [{ rel: 'stylesheet', href: pageStyles }];
export const meta = privateMeta((t) => t('notifications.title'));

/** What happened to the viewer's services and account, and what they want to receive. */
export default function NotificationsPage() {
  const t = useTranslations('notifications');
  const data = useLoaderData<typeof loader>();
  useMarkRead(data);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <SignedInOnly data={data}>
        {(data) => (
          <>
            <NotificationList data={data} />
            <NotificationSettings data={data} />
          </>
        )}
      </SignedInOnly>
    </Page>
  );
}

/** Notifications count as read once the device has shown them. The page still marks the new ones until it is left. */
function useMarkRead(data: NotificationsData | null): void {
  const newest = data ? newestUnread(data) : undefined;
  useEffect(() => {
    // Without a network they stay unread.
    if (newest) callApi('POST /notifications/read', { body: { until: newest } }).catch(() => {});
  }, [newest]);
}
