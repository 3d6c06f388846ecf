import { useTranslations } from 'use-intl/react';
import { paths } from '../../paths.ts';
import { useInfiniteList } from '../../routing/useInfiniteList.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MorePages } from '../../ui/MorePages.tsx';
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
      <MorePages
        before={data.earlier === null ? null : { to: data.earlier, words: t('earlier') }}
        next={more.next === null ? null : addressOf(data.skip + data.items.length)}
        more={more}
        isNarrow
      />
    </>
  );
}
