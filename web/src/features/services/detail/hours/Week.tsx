import type { Weekday } from '@amparo/domain/services/hours/scheduleTypes.ts';
import type { WeekHours } from '@amparo/domain/services/hours/weekHours.ts';
import { useTranslations } from 'use-intl/react';
import styles from './Hours.module.css';
import { IntervalText, useWeekdayName } from './HoursLines.tsx';
import { type WeekLine, weekLines } from './weekLines.ts';

/** The days of a week, those with the same hours on one line. Marks today, and says if it is closed exceptionally. */
export function Week({ week: { days, isClosedToday } }: { week: Pick<WeekHours, 'days' | 'isClosedToday'> }) {
  const t = useTranslations('serviceDetail.hours');
  const daysText = useDaysText();
  return (
    <dl className={styles.lines}>
      {weekLines(days).map((line) => (
        <div key={line.runs.join()} className={line.isToday ? `${styles.line} ${styles.today}` : styles.line}>
          <dt>
            {daysText(line)}
            {line.isToday && line.span === 'some' && <span className={styles.mark}> ({t('today')})</span>}
          </dt>
          <dd>
            {line.intervals.length === 0 && <span className={styles.none}>{t('closed')}</span>}
            {line.intervals.map((interval) => (
              <IntervalText
                key={interval.startMinute}
                interval={line.span === 'nights' ? { ...interval, endsNextDay: false } : interval}
                allDay={t('allDay')}
              />
            ))}
            {line.isToday && isClosedToday && line.intervals.length > 0 && <span>{t('closedToday')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useDaysText(): (line: WeekLine) => string {
  const t = useTranslations('serviceDetail.hours');
  const dayName = useWeekdayName();
  return ({ runs, span }) => {
    if (span !== 'some') return t(span === 'nights' ? 'everyNight' : 'everyDay');
    const runText = ([first, last]: [Weekday, Weekday]) =>
      first === last ? dayName(first) : t('days', { first: dayName(first), last: dayName(last) });
    const texts = runs.map(runText);
    const last = texts.pop() ?? '';
    const text = texts.length > 0 ? t('and', { days: texts.join(', '), last }) : last;
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}
