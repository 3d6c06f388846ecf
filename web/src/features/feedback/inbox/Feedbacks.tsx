import { useTranslations } from 'use-intl/react';
import type { FormAnswer } from '../../../api/formAnswer.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useMore } from '../../../api/useMore.ts';
import { paths } from '../../../app/paths.ts';
import { useIsAlive } from '../../../device/useIsAlive.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SearchList } from '../../../ui/SearchList.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import { FeedbackTabs } from './FeedbackTabs.tsx';
import type { FeedbacksData } from './loadFeedbacks.ts';
import { NoFeedbacks } from './NoFeedbacks.tsx';

/** The tabs, the search, the list that they choose, and more of it as one scrolls. */
export function Feedbacks({ feedbacks }: { feedbacks: FeedbacksData }) {
  const t = useTranslations('feedbacks');
  const { tab, tabs, q, done, total } = feedbacks;
  const isAlive = useIsAlive();
  const addressOf = (skip: number) => paths.feedbacks({ tab, q, skip });
  const answer = useAnswer<FormAnswer>();
  const more = useMore(feedbacks, addressOf);
  return (
    <>
      {answer?.problem && !isAlive && (
        <Notice tone="alert">{t(answer.problem === 'NOT_FOUND' ? 'restore.gone' : 'notDone')}</Notice>
      )}
      {done && !isAlive && (
        <Notice tone="quiet" role="status">
          {t(`${done}.done`)}
        </Notice>
      )}
      <FeedbackTabs tabs={tabs} chosen={tab} q={q} />
      <SearchList part="feedbacks" address={paths.feedbacks({ tab })} words={q} count={total - more.goneCount} />
      {more.items.length === 0 && more.next === null ? (
        <NoFeedbacks isSearched={q !== ''} tab={tab} />
      ) : (
        <FeedbackList feedbacks={feedbacks} more={more} addressOf={addressOf} />
      )}
    </>
  );
}
