import { longDate } from '@amparo/domain/services/hours/clockText.ts';
import type { WeekHours } from '@amparo/domain/services/hours/weekHours.ts';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import facts from '../Facts.module.css';
import type { ServiceDetail } from '../serviceDetail.ts';
import styles from './Hours.module.css';
import { HoursLines } from './HoursLines.tsx';
import { Week } from './Week.tsx';

interface Props {
  service: Pick<ServiceDetail, 'week' | 'openStatus'>;
  /** The id of the heading. A preview needs another one. */
  id?: string;
  children?: ReactNode;
}

/** The weekly hours, other open dates and closed days, or the reason for unknown hours. */
export function Hours({ service, id = 'hours', children }: Props) {
  const t = useTranslations('serviceDetail.hours');
  if (service.week.isPermanentlyClosed) return null;
  return (
    <section className={facts.section} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <HoursText week={service.week} isContact={service.openStatus.kind === 'contact'} />
      {children}
    </section>
  );
}

/** Says that the season is over, and what its last day was. Null for other hours. */
export function useSeasonOver({ seasonEnd, today }: WeekHours): string | null {
  const t = useTranslations('serviceDetail.hours');
  const language = useLocale();
  return seasonEnd && t('seasonOver', { date: longDate(seasonEnd, language, today) });
}

/** The same without its heading. */
export function HoursText({ week, isContact }: { week: WeekHours; isContact: boolean }) {
  const t = useTranslations('serviceDetail.hours');
  const seasonOver = useSeasonOver(week);
  if (seasonOver) return <p>{seasonOver}</p>;
  const kind = isContact ? 'contact' : hasHours(week) ? null : 'unknown';
  return kind ? <p>{t(kind)}</p> : <AllHours week={week} />;
}

function hasHours({ days, monthly, dated }: WeekHours): boolean {
  return days.some(({ intervals }) => intervals.length > 0) || monthly.length > 0 || dated.length > 0;
}

function AllHours({ week }: { week: WeekHours }) {
  const t = useTranslations('serviceDetail.hours');
  const hasWeek = week.days.some(({ intervals }) => intervals.length > 0);
  const beside = [...week.monthly, ...week.dated];
  return (
    <>
      {week.isAlwaysOpen && <p>{t('always')}</p>}
      {hasWeek && !week.isAlwaysOpen && <Week week={week} />}
      {beside.length > 0 && <HoursLines lines={beside} allDay={t('allDay')} today={week.today} />}
      {week.closed.length > 0 && (
        <>
          <h3 className={styles.closings}>{t('closings')}</h3>
          <HoursLines lines={week.closed} today={week.today} />
        </>
      )}
    </>
  );
}
