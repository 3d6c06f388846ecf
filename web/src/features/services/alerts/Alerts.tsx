import { ChevronLeft, ChevronRight, Pause, Play, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { AlertEnd } from './AlertEnd.tsx';
import styles from './Alerts.module.css';
import type { Alert } from './alertOf.ts';
import { useCarousel } from './useCarousel.ts';

/** The banner of alerts (spec §2). Before scripts run it is a scrollable row. */
export function Alerts({ alerts }: { alerts: Alert[] }) {
  const t = useTranslations('alerts');
  const carousel = useCarousel(alerts.length);
  const isHydrated = useHydrated();
  return (
    <section className={styles.banner} aria-label={t('title')} {...carousel.holdEvents}>
      <ul ref={carousel.row} className={styles.row} onScroll={carousel.onScroll}>
        {alerts.map((alert) => (
          <li key={alert.id} className={styles.slide}>
            <AlertCard alert={alert} />
          </li>
        ))}
      </ul>
      {alerts.length > 1 && (
        <div className={styles.controls}>{isHydrated && <Controls carousel={carousel} count={alerts.length} />}</div>
      )}
    </section>
  );
}

function AlertCard({ alert: { id, name, message, end } }: { alert: Alert }) {
  const keepLanguage = useKeepLanguage();
  return (
    <div className={styles.alert}>
      <h2 className={styles.name}>
        <TriangleAlert size={18} aria-hidden className={styles.mark} />
        <Link to={keepLanguage(paths.service(id))}>{name}</Link>
      </h2>
      <p className={styles.message}>
        <AlertEnd end={end} /> <span lang={message.otherLanguage ?? undefined}>{message.text}</span>
      </p>
    </div>
  );
}

function Controls({ carousel, count }: { carousel: ReturnType<typeof useCarousel>; count: number }) {
  const t = useTranslations('alerts');
  const { index, show, isPaused, hasLessMotion, togglePause } = carousel;
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
