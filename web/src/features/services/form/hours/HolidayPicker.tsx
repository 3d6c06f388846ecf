import { monthDayYear } from '@amparo/domain/services/hours/calendarDay.ts';
import { allDay, type DateLine } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { useHolidays } from '../../detail/hours/useHolidays.ts';
import { Chips } from '../layout/Chips.tsx';
import styles from '../layout/Form.module.css';

interface Props {
  /** The local date. */
  today: string;
  lines: DateLine[];
  onChange: (lines: DateLine[]) => void;
}

/** The usual holidays of the next twelve months as chips. Buttons choose all or none. */
export function HolidayPicker({ today, lines, onChange }: Props) {
  const t = useTranslations('serviceForm');
  const coming = useHolidays()(today);
  const isClosed = (date: string) => lines.some((line) => isWholeDay(line, date));
  const without = (dates: string[]) => lines.filter((line) => !dates.some((date) => isWholeDay(line, date)));
  const closed = (date: string): DateLine => ({ startDate: date, endDate: date, span: allDay });
  const all = coming.map(({ date }) => date);
  return (
    <div className={styles.sub}>
      <Chips
        name="holidays"
        legend={t('hours.holidays')}
        hint={t('hours.holidaysHint')}
        options={coming.map(({ name, date }) => ({
          value: date,
          label: `${name} · ${monthDayYear(date)}`,
        }))}
        isChosen={isClosed}
        onToggle={(date) => onChange(isClosed(date) ? without([date]) : [...lines, closed(date)])}
      />
      <div className={styles.buttons}>
        <Button onClick={() => onChange([...without(all), ...all.map(closed)])}>{t('hours.allHolidays')}</Button>
        <Button onClick={() => onChange(without(all))}>{t('hours.noHolidays')}</Button>
      </div>
    </div>
  );
}

/** Whether a closing is exactly this one day. */
export function isWholeDay({ startDate, endDate, span }: DateLine, date: string): boolean {
  return span.isAllDay && startDate === date && (endDate || startDate) === date;
}
