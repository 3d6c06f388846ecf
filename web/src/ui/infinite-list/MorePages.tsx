import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { SavedData } from '../../http-client/callApi.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { ActionLink } from '../controls/Button.tsx';
import { SavedLine } from '../page/SavedLine.tsx';
import styles from './MorePages.module.css';

interface Props {
  /** What useInfiniteList returns. */
  more: {
    previous: string | null;
    next: string | null;
    isLoading: boolean;
    loadMore: (event: MouseEvent) => void;
    markEnd: (end: HTMLElement | null) => void;
    saved: SavedData | undefined;
  };
  previousLabel: string;
  isNarrow?: boolean;
}

/** The end of a list that grows while a person scrolls. Without scripts its links lead from page to page (spec §4, §9). */
export function MorePages({ more, previousLabel, isNarrow = false }: Props) {
  const t = useTranslations('shell');
  const keepLanguage = useKeepLanguage();
  const { previous, next, isLoading, loadMore, markEnd, saved } = more;
  return (
    <>
      <SavedLine saved={saved} />
      <p className={isNarrow ? `${styles.pages} ${styles.narrow}` : styles.pages}>
        {previous !== null && <Link to={keepLanguage(previous)}>{previousLabel}</Link>}
        {next !== null && (
          <ActionLink ref={markEnd} href={keepLanguage(next)} onClick={loadMore}>
            {t(isLoading ? 'loadingMore' : 'showMore')}
          </ActionLink>
        )}
      </p>
    </>
  );
}
