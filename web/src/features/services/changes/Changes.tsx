import { lazy } from 'react';
import { useTranslations } from 'use-intl/react';
import { rarePaths } from '../../../rarePaths.ts';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { ChangeFilters } from './ChangeFilters.tsx';
import { ChangeLog } from './ChangeLog.tsx';
import styles from './log/Changes.module.css';
import type { ChangesData } from './log/loadChanges.ts';

const ServiceHistory = lazy(() => import('./table/ServiceHistory.tsx'));

/** The filters, the log, and more entries on scrolling. Without scripts, page by page. */
export function Changes({ data }: { data: ChangesData }) {
  const t = useTranslations('changes');
  const { filter, isDone, total, language } = data;
  const more = useInfiniteList(data, (at) => rarePaths.changes({ ...filter, skip: at }));
  return (
    <ChangeLog
      more={more}
      isDone={isDone}
      empty={{ lead: t('empty'), hint: t('emptyHint') }}
      newer={t('newer')}
      top={
        <>
          <ChangeFilters key={JSON.stringify(filter)} filter={filter} />
          <p role="status" className={styles.count}>
            {t('count', { count: total })}
          </p>
        </>
      }
      card={(change) => <ChangeCard change={change} language={language} />}
      table={(empty) => <ServiceHistory data={data} more={more} empty={empty} />}
    />
  );
}
