import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './Alerts.module.css';
import { useCarousel } from './useCarousel.ts';

interface Props {
  banner: RefObject<HTMLElement | null>;
  count: number;
}

/** The buttons of the open banner. Loaded when it opens. */
export default function AlertControls({ banner, count }: Props): ReactNode {
  const t = useTranslations('alerts');
  const { index, show, isPaused, hasLessMotion, togglePause } = useCarousel(banner, count);
  const Icon = isPaused ? Play : Pause;
  return (
    <>
      {!hasLessMotion && (
        <button type="button" className={styles.pause} onClick={togglePause}>
          <Icon size={18} aria-hidden />
          {isPaused ? t('play') : t('pause')}
        </button>
      )}
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
