import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { rarePaths } from '../../../rarePaths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ServerSearchBox } from '../../../ui/search/SearchBox.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import { NoFeedbacks } from './NoFeedbacks.tsx';
import { FeedbackTabs } from './tabs/FeedbackTabs.tsx';
import type { FeedbacksData } from './tabs/loadFeedbacks.ts';

const FeedbackTable = lazy(() => import('./table/FeedbackTable.tsx'));

/** The tabs, the search and the list, which loads more on scrolling. */
export function Feedbacks({ feedbacks }: { feedbacks: FeedbacksData }) {
  const { tab, tabs, q, view, counts, isAdmin } = feedbacks;
  const addressOf = (skip: number) => rarePaths.feedbacks({ tab, q, ...view, skip });
  const more = useInfiniteList(feedbacks, addressOf);
  const isTable = useMediaQuery(sideMenuScreen, false) && isAdmin;
  const searchBox = <MessageSearch feedbacks={feedbacks} removedCount={more.removedCount} isCompact={isTable} />;
  const isEmpty = more.items.length === 0 && more.next === null;
  const empty = isEmpty ? <NoFeedbacks feedbacks={feedbacks} /> : null;
  return (
    <>
      <LastAction done={feedbacks.done} />
      <div className={isTable ? 'table-tabs' : undefined}>
        <FeedbackTabs tabs={tabs} chosen={tab} q={q} counts={counts} />
      </div>
      {isTable ? (
        <Suspense>
          <FeedbackTable key={tab} {...{ feedbacks, more, searchBox, empty }} />
        </Suspense>
      ) : (
        <>
          {searchBox}
          {empty ?? <FeedbackList feedbacks={feedbacks} more={more} />}
        </>
      )}
    </>
  );
}

/** What was done, or could not be done, for browsers without scripts. */
function LastAction({ done }: Pick<FeedbacksData, 'done'>) {
  const t = useTranslations('feedbacks');
  const isHydrated = useHydrated();
  const answer = useFormAnswer<FormAnswer>();
  if (isHydrated) return null;
  return (
    <>
      {answer?.problem && (
        <Notice tone="alert">{t(answer.problem === 'NOT_FOUND' ? 'restore.gone' : 'notDone')}</Notice>
      )}
      {done && (
        <Notice tone="quiet" role="status">
          {t(`${done}.done`)}
        </Notice>
      )}
    </>
  );
}

interface SearchProps {
  feedbacks: FeedbacksData;
  removedCount: number;
  isCompact: boolean;
}

function MessageSearch({ feedbacks: { tab, q, view, total }, removedCount, isCompact }: SearchProps) {
  const t = useTranslations('feedbacks');
  return (
    <ServerSearchBox
      address={rarePaths.feedbacks({ tab, ...view })}
      label={t('searchLabel')}
      placeholder={t('searchHint')}
      found={t('count', { count: total - removedCount })}
      clear={t('clear')}
      q={q}
      isCompact={isCompact}
    />
  );
}
