import type { WeekHours } from '@amparo/domain/services/weekHours.ts';
import { useTranslations } from 'use-intl/react';
import facts from './Facts.module.css';
import styles from './Hours.module.css';
import { HoursLines } from './HoursLines.tsx';
import type { ServiceDetail } from './serviceDetail.ts';
import { Week } from './Week.tsx';

/** When one can come: the week, what is open beside it, the days it is closed; or why no hours can be told. */
export function Hours({ service: { week, openStatus } }: { service: ServiceDetail }) {
  const t = useTranslations('services.hours');
  if (week.isPermanentlyClosed) return null;
  const kind = openStatus.kind === 'contact' ? 'contact' : hasHours(week) ? null : 'unknown';
  return (
    <section className={facts.section} aria-labelledby="hours">
      <h2 id="hours">{t('title')}</h2>
      {kind ? <p>{t(kind)}</p> : <AllHours week={week} />}
    </section>
  );
}

function hasHours({ days, monthly, dated }: WeekHours): boolean {
  return days.some(({ intervals }) => intervals.length > 0) || monthly.length > 0 || dated.length > 0;
}

function AllHours({ week }: { week: WeekHours }) {
  const t = useTranslations('services.hours');
  const hasWeek = week.days.some(({ intervals }) => intervals.length > 0);
  const beside = [...week.monthly, ...week.dated];
  return (
    <>
      {week.isAlwaysOpen && <p>{t('always')}</p>}
      {hasWeek && !week.isAlwaysOpen && <Week days={week.days} isClosedToday={week.isClosedToday} />}
      {beside.length > 0 && <HoursLines lines={beside} allDay={t('allDay')} />}
      {week.closed.length > 0 && (
        <>
          <h3 className={styles.closings}>{t('closings')}</h3>
          <HoursLines lines={week.closed} allDay={t('allDayClosed')} />
        </>
      )}
    </>
  );
}
