import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { useCallback } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import type { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { FeedbackCard } from './card/FeedbackCard.tsx';
import { FeedbackDialogs } from './FeedbackDialogs.tsx';
import styles from './FeedbackList.module.css';
import { useRestore } from './handle/useRestore.ts';
import type { FeedbacksData } from './loadFeedbacks.ts';
import { useFeedbackDialog } from './useFeedbackDialog.ts';

interface Props {
  feedbacks: FeedbacksData;
  more: ReturnType<typeof useInfiniteList<Feedback>>;
}

/** The messages, and more on scrolling. Without scripts, page by page (spec §9). */
export function FeedbackList({ feedbacks, more }: Props) {
  const { language, isAdmin } = feedbacks;
  const t = useTranslations('feedbacks');
  const keepLanguage = useKeepLanguage();
  const timeZone = useRouteLoaderData<RootData>('root')?.region.timeZone ?? 'UTC';
  const { target, ask, close } = useFeedbackDialog(more.items);
  const restore = useRestore(more.items, more.remove);
  // Memoized cards, so that opening a dialog does not render thousands of them.
  const inLanguage = keepLanguage('');
  const own = useCallback((path: string) => path + inLanguage, [inLanguage]);
  return (
    <>
      <ul className={styles.list}>
        {more.items.map((feedback) => (
          <li key={feedback.id}>
            <FeedbackCard
              {...{ feedback, language, timeZone, own }}
              mayGrant={isAdmin}
              onAsk={ask}
              onRestore={restore}
            />
          </li>
        ))}
      </ul>
      <MorePages more={more} previousLabel={t('newer')} isNarrow />
      <FeedbackDialogs target={target} items={more.items} onClose={close} onHandled={more.remove} />
    </>
  );
}
