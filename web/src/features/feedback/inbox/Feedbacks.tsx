import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { rarePaths } from '../../../rarePaths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ServerSearchBox } from '../../../ui/search/SearchBox.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import type { FeedbacksData } from './loadFeedbacks.ts';
import { NoFeedbacks } from './NoFeedbacks.tsx';
import { FeedbackTabs } from './tabs/FeedbackTabs.tsx';

/** The tabs, the search and the list, which loads more on scrolling. */
export function Feedbacks({ feedbacks }: { feedbacks: FeedbacksData }) {
  const t = useTranslations('feedbacks');
  const { tab, tabs, q, done, total, counts } = feedbacks;
  const isHydrated = useHydrated();
  const addressOf = (skip: number) => rarePaths.feedbacks({ tab, q, skip });
  const answer = useFormAnswer<FormAnswer>();
  const more = useInfiniteList(feedbacks, addressOf);
  return (
    <>
      {answer?.problem && !isHydrated && (
        <Notice tone="alert">{t(answer.problem === 'NOT_FOUND' ? 'restore.gone' : 'notDone')}</Notice>
      )}
      {done && !isHydrated && (
        <Notice tone="quiet" role="status">
          {t(`${done}.done`)}
        </Notice>
      )}
      <FeedbackTabs tabs={tabs} chosen={tab} q={q} counts={counts} />
      <ServerSearchBox
        address={rarePaths.feedbacks({ tab })}
        label={t('searchLabel')}
        placeholder={t('searchHint')}
        found={t('count', { count: total - more.removedCount })}
        clear={t('clear')}
        q={q}
      />
      {more.items.length === 0 && more.next === null ? (
        <NoFeedbacks isSearched={q !== ''} tab={tab} />
      ) : (
        <FeedbackList feedbacks={feedbacks} more={more} />
      )}
    </>
  );
}
