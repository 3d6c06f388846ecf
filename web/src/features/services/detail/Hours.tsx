import { timeWords } from '@amparo/domain/services/clockWords.ts';
import type { DatedLine, Interval, MonthlyLine, WeekHours, WeeklyLine } from '@amparo/domain/services/weekHours.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { monthDayYear } from './calendarDate.ts';
import facts from './Facts.module.css';
import styles from './Hours.module.css';

const wholeDay = 1_440;

/** The week, what is open beside it, and the days it is closed. Today stands out. */
export function Hours({ week }: { week: WeekHours }) {
  const t = useTranslations('services.hours');
  const hasWeek = week.days.some(({ intervals }) => intervals.length > 0);
  const beside = [...week.monthly, ...week.dated];
  if (week.isPermanentlyClosed || (!hasWeek && beside.length === 0)) return null;
  return (
    <section className={facts.section} aria-labelledby="hours">
      <h2 id="hours">{t('title')}</h2>
      {week.isAlwaysOpen && <p>{t('always')}</p>}
      {hasWeek && !week.isAlwaysOpen && <Week days={week.days} />}
      {beside.length > 0 && <Lines lines={beside} allDay={t('allDay')} />}
      {week.closed.length > 0 && (
        <>
          <h3 className={styles.closings}>{t('closings')}</h3>
          <Lines lines={week.closed} allDay={t('allDayClosed')} />
        </>
      )}
    </section>
  );
}

function Week({ days }: { days: WeekHours['days'] }) {
  const t = useTranslations('services.hours');
  const words = useIntervalWords(t('allDay'));
  return (
    <dl className={styles.lines}>
      {days.map(({ day, isToday, intervals }) => (
        <div key={day} className={isToday ? `${styles.line} ${styles.today}` : styles.line}>
          <dt>
            {t(`weekdays.${day}`)}
            {isToday && ` (${t('today')})`}
          </dt>
          <dd>
            {intervals.length === 0 && <span className={styles.none}>{t('closed')}</span>}
            {intervals.map((interval) => (
              <span key={interval.startMinute} className={styles.interval}>
                {words(interval)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Line = WeeklyLine | MonthlyLine | DatedLine;

function Lines({ lines, allDay }: { lines: Line[]; allDay: string }) {
  const words = useIntervalWords(allDay);
  const whenWords = useWhenWords();
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={JSON.stringify(line)} className={styles.line}>
          <dt>{whenWords(line)}</dt>
          <dd>{words(line.interval)}</dd>
        </div>
      ))}
    </dl>
  );
}

function useIntervalWords(allDay: string): (interval: Interval) => string {
  const t = useTranslations('services.hours');
  const language = useLocale();
  return ({ startMinute, endMinute, endsNextDay }) => {
    if (startMinute === 0 && endMinute === wholeDay) return allDay;
    const values = { start: timeWords(startMinute, language), end: timeWords(endMinute, language) };
    return endsNextDay ? t('intervalNextDay', values) : t('interval', values);
  };
}

function useWhenWords(): (line: Line) => string {
  const t = useTranslations('services.hours');
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
