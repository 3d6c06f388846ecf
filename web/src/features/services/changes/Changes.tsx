import { useTranslations } from 'use-intl/react';
import { paths } from '../../../paths.ts';
import { useInfiniteList } from '../../../routing/useInfiniteList.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { ChangeFilters } from './ChangeFilters.tsx';
import styles from './Changes.module.css';
import type { ChangesData } from './loadChanges.ts';

/** What is looked for, the log, and more of it as one scrolls; without scripts, page by page. */
export function Changes({ data }: { data: ChangesData }) {
  const t = useTranslations('changes');
  const { filter, skip, earlier, isDone, total, language } = data;
  const addressOf = (at: number) => paths.changes({ ...filter, skip: at });
  const more = useInfiniteList(data, addressOf);
  return (
    <>
      {isDone && (
        <Notice tone="quiet" role="status">
          {t('reverted')}
        </Notice>
      )}
      <ChangeFilters filter={filter} />
      <p role="status" className={styles.count}>
        {t('count', { count: total })}
      </p>
      {more.items.length === 0 ? (
        <EmptyState lead={t('empty')}>
          <p>{t('emptyHint')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {more.items.map((change) => (
            <li key={change.id}>
              <ChangeCard change={change} language={language} />
            </li>
          ))}
        </ul>
      )}
      <MorePages
        before={earlier === null ? null : { to: earlier, words: t('newer') }}
        next={more.next === null ? null : addressOf(skip + data.items.length)}
        more={more}
        isNarrow
      />
    </>
  );
}
