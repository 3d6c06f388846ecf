import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../i18n/useKeepLanguage.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './MorePages.module.css';

interface Props {
  /** The part before this one, and its name; null at the beginning. */
  before: { to: string; words: string } | null;
  /** Where the next part stands as a page of its own; null at the end. */
  next: string | null;
  more: { isLoading: boolean; loadMore: (event: MouseEvent) => void; markEnd: (end: HTMLElement | null) => void };
  isNarrow?: boolean;
}

/** The end of a list that goes on as one scrolls; without scripts, page by page (spec §4, §9). */
export function MorePages({ before, next, more: { isLoading, loadMore, markEnd }, isNarrow = false }: Props) {
  const t = useTranslations('services.list');
  const keepLanguage = useKeepLanguage();
  return (
    <p className={isNarrow ? `${styles.pages} ${styles.narrow}` : styles.pages}>
      {before && <Link to={keepLanguage(before.to)}>{before.words}</Link>}
      {next !== null && (
        <ActionLink ref={markEnd} href={keepLanguage(next)} onClick={loadMore}>
          {t(isLoading ? 'loadingMore' : 'showMore')}
        </ActionLink>
      )}
    </p>
  );
}
