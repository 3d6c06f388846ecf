import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { lessMotion } from '../../../browser/mediaQuery.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './Alerts.module.css';

interface Props {
  banner: RefObject<HTMLElement | null>;
  count: number;
}

/**
 * The buttons of the open banner. Loaded when it opens. Only people move its row: an alert must not leave while someone
 * reads it (WCAG 2.2.2).
 */
export default function AlertControls({ banner, count }: Props): ReactNode {
  const t = useTranslations('alerts');
  const index = useShownIndex(banner);
  const show = (next: number) => {
    const row = rowOf(banner);
    const slide = row?.children[(next + count) % count] as HTMLElement | undefined;
    row?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: lessMotion.matches() ? 'auto' : 'smooth' });
  };
  return (
    <>
      <button type="button" className={styles.step} onClick={() => show(index - 1)}>
        <ChevronLeft size={22} aria-hidden />
        <VisuallyHidden>{t('previous')}</VisuallyHidden>
      </button>
      <span>{t('position', { index: index + 1, count })}</span>
      <button type="button" className={styles.step} onClick={() => show(index + 1)}>
        <ChevronRight size={22} aria-hidden />
        <VisuallyHidden>{t('next')}</VisuallyHidden>
      </button>
    </>
  );
}

function rowOf(banner: RefObject<HTMLElement | null>): HTMLElement | null {
  return banner.current?.querySelector('ul') ?? null;
}

/** The position of the alert in view. */
function useShownIndex(banner: RefObject<HTMLElement | null>): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const row = rowOf(banner);
    const onScroll = () => row && setIndex(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    row?.addEventListener('scroll', onScroll);
    return () => row?.removeEventListener('scroll', onScroll);
  }, [banner]);
  return index;
}
