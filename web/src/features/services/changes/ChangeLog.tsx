import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import type { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './log/Changes.module.css';

interface Props<Item extends { id: string }> {
  more: ReturnType<typeof useInfiniteList<Item>>;
  /** Whether a change was just undone. */
  isDone?: boolean;
  empty: { lead: string; hint: string };
  /** The link to the page before. */
  newer: string;
  /** What is above the list. The table has its own. */
  top: ReactNode;
  card(item: Item): ReactNode;
  /** The log on a large screen. */
  table(empty: ReactNode): ReactNode;
}

/** A log as a list with more entries on scrolling, or as a table on a large screen. Without scripts, page by page. */
export function ChangeLog<Item extends { id: string }>({ more, isDone, empty, newer, top, card, table }: Props<Item>) {
  const t = useTranslations('changes');
  const isTable = useMediaQuery(sideMenuScreen, false);
  const done = isDone && (
    <Notice tone="quiet" role="status">
      {t('reverted')}
    </Notice>
  );
  const nothing = more.items.length === 0 && (
    <EmptyState lead={empty.lead}>
      <p>{empty.hint}</p>
    </EmptyState>
  );
  if (isTable)
    return (
      <>
        {done}
        <Suspense>{table(nothing || null)}</Suspense>
      </>
    );
  return (
    <>
      {done}
      {top}
      {nothing || (
        <ul className={styles.list}>
          {more.items.map((item) => (
            <li key={item.id}>{card(item)}</li>
          ))}
        </ul>
      )}
      <MorePages more={more} previousLabel={newer} isNarrow />
    </>
  );
}
