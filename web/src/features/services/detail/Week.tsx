import type { WeekHours } from '@amparo/domain/services/hours/weekHours.ts';
import { useTranslations } from 'use-intl/react';
import styles from './Hours.module.css';
import { IntervalText, useIntervalText } from './HoursLines.tsx';

interface Props {
  days: WeekHours['days'];
  isClosedToday: boolean;
}

/** The seven days. Highlights today, and says if it is closed exceptionally. */
export function Week({ days, isClosedToday }: Props) {
  const t = useTranslations('serviceDetail.hours');
  return (
    <dl className={styles.lines}>
      {days.map(({ day, isToday, intervals }) => (
        <div key={day} className={isToday ? `${styles.line} ${styles.today}` : styles.line}>
          <dt>
            {t(`weekdays.${day}`)}
            {isToday && <span className={styles.mark}> ({t('today')})</span>}
          </dt>
          <dd>
            {intervals.length === 0 && <span className={styles.none}>{t('closed')}</span>}
            {isToday && isClosedToday && intervals.length > 0 ? (
              <ClosedToday intervals={intervals} />
            ) : (
              intervals.map((interval) => (
                <IntervalText key={interval.startMinute} interval={interval} allDay={t('allDay')} />
              ))
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ClosedToday({ intervals }: { intervals: WeekHours['days'][number]['intervals'] }) {
  const t = useTranslations('serviceDetail.hours');
  const intervalText = useIntervalText(t('allDay'));
  return (
    <>
      <span>{t('closedToday')}</span>
      {intervals.map((interval) => (
        <span key={interval.startMinute} className={styles.usually}>
          {t('usually', { interval: intervalText(interval) })}
        </span>
      ))}
    </>
  );
}
