import { useTranslations } from 'use-intl/react';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MorePages } from '../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../ui/infinite-list/useInfiniteList.ts';
import type { MissedData } from './loadMissed.ts';
import { MissedSearchList } from './MissedSearchList.tsx';

const addressOf = (skip: number) => paths.overview('searches', skip);

/** Everything of the last 30 days that several people looked for in vain. */
export function AllMissedSearches({ data }: { data: MissedData }) {
  const t = useTranslations('manage.overview.searches');
  const more = useInfiniteList(data, addressOf);
  if (data.total === 0)
    return (
      <EmptyState lead={t('emptyLead')}>
        <p>{t('empty')}</p>
      </EmptyState>
    );
  return (
    <>
      <MissedSearchList searches={more.items} />
      <MorePages more={more} previousLabel={t('earlier')} isNarrow />
    </>
  );
}
