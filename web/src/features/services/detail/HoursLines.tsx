import { monthDayYear } from '@amparo/domain/services/hours/calendarDay.ts';
import { timeText } from '@amparo/domain/services/hours/clockText.ts';
import type { DatedLine, Interval, MonthlyLine, WeeklyLine } from '@amparo/domain/services/hours/weekHours.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import styles from './Hours.module.css';

type Line = WeeklyLine | MonthlyLine | DatedLine;

/** Open or closed times on days of the month or on dates. */
export function HoursLines({ lines, allDay }: { lines: Line[]; allDay: string }) {
  const daysText = useDaysText();
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={JSON.stringify(line)} className={styles.line}>
          <dt>{daysText(line)}</dt>
          <dd>
            <IntervalText interval={line.interval} allDay={allDay} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useDaysText(): (line: Line) => string {
  const t = useTranslations('serviceDetail.hours');
  const language = useLocale();
  const dayName = (line: WeeklyLine | MonthlyLine) => {
    const name = t(`weekdays.${line.day}`);
    return language === 'es' ? name.toLowerCase() : name;
  };
  return (line) => {
    if (line.type === 'WEEKLY') return t('everyWeekday', { day: dayName(line) });
    if (line.type === 'MONTHLY') return t('monthly', { period: t(`periods.${line.period}`), day: dayName(line) });
    const [from, to] = [monthDayYear(line.startDate), monthDayYear(line.endDate)];
    return from === to ? from : t('dates', { from, to });
  };
}

const minutesOfDay = 1_440;

/** Start and end of an interval. A small note says that it ends on the next day. */
export function IntervalText({ interval, allDay }: { interval: Interval; allDay: string }) {
  const t = useTranslations('serviceDetail.hours');
  const intervalText = useIntervalText(allDay);
  return (
    <span className={styles.interval}>
      {intervalText(interval)}
      {interval.endsNextDay && <span className={styles.nextDay}> {t('nextDay')}</span>}
    </span>
  );
}

export function useIntervalText(allDay: string): (interval: Interval) => string {
  const t = useTranslations('serviceDetail.hours');
  const language = useLocale();
  return ({ startMinute, endMinute }) => {
    if (startMinute === 0 && endMinute === minutesOfDay) return allDay;
    return t('interval', { start: timeText(startMinute, language), end: timeText(endMinute, language) });
  };
}
