import { sentenceValues } from '@amparo/domain/notifications/notificationKinds.ts';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../i18n/useMomentText.ts';
import { rarePaths } from '../../rarePaths.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { ActionLink, Button } from '../../ui/controls/Button.tsx';
import { ListWithLinks } from '../../ui/controls/ListWithLinks.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MorePages } from '../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../ui/infinite-list/useInfiniteList.ts';
import { ActionLabel } from '../../ui/VisuallyHidden.tsx';
import { type NotificationsData, newestUnread } from './loadNotifications.ts';
import styles from './Notifications.module.css';

/** One card per notification, and more on scrolling. */
export function NotificationList({ data }: { data: NotificationsData }) {
  const t = useTranslations('notifications');
  const keepLanguage = useKeepLanguage();
  const moment = useMomentText(data.language);
  const more = useInfiniteList(data, (skip) => rarePaths.notifications(skip));
  if (data.total === 0)
    return (
      <EmptyState lead={t('empty')}>
        <p>{t('emptyHint')}</p>
      </EmptyState>
    );
  return (
    <>
      <MarkReadForm until={newestUnread(data)} />
      <ListWithLinks className={`${styles.list} notification-list`}>
        {more.items.map(({ id, kind, values, page, isRead, at }) => (
          <li key={id}>
            <Card className="notification-row">
              <p className={styles.facts}>
                {!isRead && <strong className={styles.new}>{t('new')}</strong>} <time dateTime={at}>{moment(at)}</time>
              </p>
              <p className={styles.text}>{t(`kinds.${kind}.line`, sentenceValues(values, data.language))}</p>
              {page !== null && (
                <p>
                  <ActionLink href={keepLanguage(page)}>
                    <ActionLabel action={t('open')} name={t(`kinds.${kind}.subject`, values)} />
                  </ActionLink>
                </p>
              )}
            </Card>
          </li>
        ))}
      </ListWithLinks>
      <MorePages more={more} previousLabel={t('earlier')} />
    </>
  );
}

/** With scripts, showing the notifications marks them as read. */
function MarkReadForm({ until }: { until: string | undefined }) {
  const t = useTranslations('notifications');
  const isHydrated = useHydrated();
  if (isHydrated || until === undefined) return null;
  return (
    <Form method="post">
      <input type="hidden" name="until" value={until} />
      <Button type="submit">{t('markRead')}</Button>
    </Form>
  );
}
