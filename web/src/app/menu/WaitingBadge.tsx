import { maxBadgeCount } from '@amparo/domain/account/maxBadgeCount.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { useTranslations } from 'use-intl/react';
import { MessagesProvider } from '../../i18n/messages/lazyWithMessages.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWaitingCounts } from './useWaitingCounts.ts';
import styles from './WaitingBadge.module.css';

/** The number of messages and services that wait for the viewer, on the menu button. */
export default function WaitingBadge({ user }: { user: CurrentUser }) {
  const counts = useWaitingCounts(user);
  if (!counts) return null;
  const count = Math.min(counts.countUnReadFeedbacks + counts.countNotApprovedServices, maxBadgeCount);
  return (
    count > 0 && (
      <MessagesProvider>
        <Count count={count} />
      </MessagesProvider>
    )
  );
}

function Count({ count }: { count: number }) {
  const t = useTranslations('menu');
  return (
    <>
      <span className={styles.badge} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
    </>
  );
}
