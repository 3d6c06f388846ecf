import { Search } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useMatches } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { toggleSearchBox, useSearchBox } from '../../browser/searchBox.ts';
import { useHydrated } from '../../browser/useHydrated.ts';
import type { PageHandle } from '../../routing/pageHandle.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './HeaderItem.module.css';

/** Opens and closes the search box of a list (spec §2). Without scripts the box is always visible, and this is a link to it. */
export function SearchToggle() {
  const t = useTranslations('shell');
  const isOpen = useSearchBox();
  const isHydrated = useHydrated();
  const matches = useMatches();
  const { handle } = matches[matches.length - 1] ?? {};
  if (!(handle as PageHandle<unknown> | undefined)?.hasSearch) return null;
  const inside = (
    <>
      <Search size={20} aria-hidden />
      <span>
        {t('search')}
        <VisuallyHidden> {t('searchWhere')}</VisuallyHidden>
      </span>
    </>
  );
  if (!isHydrated) {
    return (
      <a href="#search" className={styles.item}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" className={styles.item} aria-expanded={isOpen} onClick={toggle}>
      {inside}
    </button>
  );
}

function toggle(): void {
  const isShown = flushSync(toggleSearchBox);
  if (isShown) document.querySelector<HTMLElement>('#search input[type=search]')?.focus();
}
