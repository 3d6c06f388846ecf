import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { useCallback } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { ListWithLinks } from '../../../ui/controls/ListWithLinks.tsx';
import { LongListItem } from '../../../ui/infinite-list/LongListItem.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useFormerHeights } from '../../../ui/infinite-list/useFormerHeights.ts';
import type { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { useSelection } from '../../../ui/infinite-list/useSelection.ts';
import { FeedbackCard } from './card/FeedbackCard.tsx';
import styles from './FeedbackList.module.css';
import { FeedbackDialogs } from './handle/FeedbackDialogs.tsx';
import { useFeedbackDialog } from './handle/useFeedbackDialog.ts';
import { useRestore } from './handle/useRestore.ts';
import { BulkBar } from './selection/BulkBar.tsx';
import type { FeedbacksData } from './tabs/loadFeedbacks.ts';

interface Props {
  feedbacks: FeedbacksData;
  more: ReturnType<typeof useInfiniteList<Feedback>>;
}

/** The messages, and more on scrolling. Without scripts, page by page (spec §9). */
export function FeedbackList({ feedbacks, more }: Props) {
  const { language, isAdmin, tab } = feedbacks;
  const t = useTranslations('feedbacks');
  const keepLanguage = useKeepLanguage();
  const timeZone = useRouteLoaderData<RootData>('root')?.region.timeZone ?? 'UTC';
  const { target, ask, close } = useFeedbackDialog(more.items);
  const isHydrated = useHydrated();
  const selection = useSelection(more.items);
  const restore = useRestore(more.remove);
  const heights = useFormerHeights();
  // Memoized cards, so that opening a dialog does not render thousands of them.
  const inLanguage = keepLanguage('');
  const own = useCallback((path: string) => path + inLanguage, [inLanguage]);
  return (
    <>
      {isHydrated && <BulkBar tab={tab} more={more} selection={selection} />}
      <ListWithLinks className={styles.list}>
        {more.items.map((feedback) => (
          <LongListItem key={feedback.id} name={feedback.id} isDrawn formerHeight={heights.get(feedback.id)}>
            <FeedbackCard
              {...{ feedback, language, timeZone, own }}
              mayGrant={isAdmin}
              isSelected={selection.has(feedback.id)}
              onSelect={isHydrated ? selection.toggle : undefined}
              onAsk={ask}
              onRestore={restore}
            />
          </LongListItem>
        ))}
      </ListWithLinks>
      <MorePages more={more} previousLabel={t('newer')} isNarrow />
      <FeedbackDialogs target={target} onClose={close} onHandled={more.remove} />
    </>
  );
}
