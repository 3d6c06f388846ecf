import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { ChangeFilters } from './ChangeFilters.tsx';
import styles from './log/Changes.module.css';
import type { ChangesData } from './log/loadChanges.ts';

const ServiceHistory = lazy(() => import('./table/ServiceHistory.tsx'));

/** The filters, the log, and more entries on scrolling. Without scripts, page by page. */
export function Changes({ data }: { data: ChangesData }) {
  const t = useTranslations('changes');
  const { filter, isDone, total, language } = data;
  const addressOf = (at: number) => rarePaths.changes({ ...filter, skip: at });
  const more = useInfiniteList(data, addressOf);
  const isTable = useMediaQuery(sideMenuScreen, false);
  const done = isDone && (
    <Notice tone="quiet" role="status">
      {t('reverted')}
    </Notice>
  );
  const empty = more.items.length === 0 && (
    <EmptyState lead={t('empty')}>
      <p>{t('emptyHint')}</p>
    </EmptyState>
  );
  if (isTable)
    return (
      <>
        {done}
        <Suspense>
          <ServiceHistory data={data} more={more} empty={empty || null} />
        </Suspense>
      </>
    );
  return (
    <>
      {done}
      <ChangeFilters key={JSON.stringify(filter)} filter={filter} />
      <p role="status" className={styles.count}>
        {t('count', { count: total })}
      </p>
      {empty || (
        <ul className={styles.list}>
          {more.items.map((change) => (
            <li key={change.id}>
              <ChangeCard change={change} language={language} />
            </li>
          ))}
        </ul>
      )}
      <MorePages more={more} previousLabel={t('newer')} isNarrow />
    </>
  );
}
