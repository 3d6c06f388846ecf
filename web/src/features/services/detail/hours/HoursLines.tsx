import { longDate, spokenTime, weekdayDate } from '@amparo/domain/services/hours/clockText.ts';
import type { Weekday } from '@amparo/domain/services/hours/scheduleTypes.ts';
import type { DatedLine, Interval, MonthlyLine, WeeklyLine } from '@amparo/domain/services/hours/weekHours.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import styles from './Hours.module.css';
import { useHolidays } from './useHolidays.ts';

type Line = WeeklyLine | MonthlyLine | DatedLine;

interface Props {
  lines: Line[];
  /** The text of a whole day; none for closings, because their heading says it. */
  allDay?: string;
  /** The date of today. Dates of another year name it. */
  today: string;
}

/** Open or closed times on days of the month or on dates. */
export function HoursLines({ lines, allDay = '', today }: Props) {
  const daysText = useDaysText(today);
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={JSON.stringify(line)} className={styles.line}>
          <dt>{daysText(line)}</dt>
          <dd>{(allDay || !isWholeDay(line.interval)) && <IntervalText interval={line.interval} allDay={allDay} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of a weekday inside a sentence. */
export function useWeekdayName(): (day: Weekday) => string {
  const t = useTranslations('serviceDetail.hours');
  const language = useLocale();
  return (day) => (language === 'es' ? t(`weekdays.${day}`).toLowerCase() : t(`weekdays.${day}`));
}

function useDaysText(today: string): (line: Line) => string {
  const t = useTranslations('serviceDetail.hours');
  const dayName = useWeekdayName();
  const datesText = useDatesText(today);
  return (line) => {
    if (line.type === 'WEEKLY') return t('everyWeekday', { day: dayName(line.day) });
    if (line.type === 'DATE_RANGE') return datesText(line);
    return t('monthly', { period: t(`periods.${line.period}`), day: dayName(line.day) });
  };
}

/** `Thu, Nov 26 – Thanksgiving`, `December 1 to March 15, 2027`, and `Until March 15, 2027` for dates that have begun. */
function useDatesText(today: string): (dates: Pick<DatedLine, 'startDate' | 'endDate'>) => string {
  const t = useTranslations('serviceDetail.hours');
  const language = useLocale();
  const comingHolidays = useHolidays();
  return ({ startDate, endDate }) => {
    const last = longDate(endDate, language, today);
    if (startDate !== endDate) {
      const isRunning = startDate <= today;
      return isRunning
        ? t('untilDate', { date: last })
        : t('dates', { from: longDate(startDate, language, today), to: last });
    }
    const date = weekdayDate(startDate, language, today);
    const holiday = comingHolidays(startDate).find(({ date }) => date === startDate)?.name;
    const text = holiday ? `${date} – ${holiday}` : date;
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}

const minutesOfDay = 1_440;

function isWholeDay({ startMinute, endMinute }: Interval): boolean {
  return startMinute === 0 && endMinute === minutesOfDay;
}

/** Start and end of an interval. A small note says that it ends on the next day. */
export function IntervalText({ interval, allDay }: { interval: Interval; allDay: string }) {
  const t = useTranslations('serviceDetail.hours');
  const language = useLocale();
  const [start, end] = [spokenTime(interval.startMinute, language), spokenTime(interval.endMinute, language)];
  return (
    <span className={styles.interval}>
      {isWholeDay(interval) ? allDay : t('interval', { start, end })}
      {interval.endsNextDay && <span className={styles.nextDay}> {t('nextDay')}</span>}
    </span>
  );
}
