import type { HoursPlan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { useHolidays } from '../../detail/hours/useHolidays.ts';
import styles from '../layout/Form.module.css';
import { Fold } from '../layout/Section.tsx';
import { DateLines } from './DateLines.tsx';
import { useWeekdayNames } from './DayChips.tsx';
import { HolidayPicker, isWholeDay } from './HolidayPicker.tsx';
import { MonthLines } from './MonthLines.tsx';
import { replaceAt } from './planLines.ts';

interface Props {
  plan: HoursPlan;
  today: string;
  onChange: (part: Partial<HoursPlan>) => void;
}

/** Closings on days that are usually open. */
export function Closings({ plan, today, onChange }: Props) {
  const t = useTranslations('serviceForm.hours');
  const { closedDates, closedMonthly, closedWeek } = plan;
  const holidays = useHolidays()(today);
  const isNoHoliday = (line: (typeof closedDates)[number]) => !holidays.some(({ date }) => isWholeDay(line, date));
  const hasAny = closedDates.length + closedMonthly.length + closedWeek.length > 0;
  const changeDates = (lines: typeof closedDates) => onChange({ closedDates: lines });
  return (
    <Fold title={t('closings')} isOpen={hasAny}>
      <HolidayPicker today={today} lines={closedDates} onChange={changeDates} />
      <DateLines name="plan.closedDates" lines={closedDates} onChange={changeDates} isShown={isNoHoliday} />
      <MonthLines
        name="plan.closedMonthly"
        lines={closedMonthly}
        onChange={(lines) => onChange({ closedMonthly: lines })}
      />
      <WeeklyClosings lines={closedWeek} onChange={(lines) => onChange({ closedWeek: lines })} />
    </Fold>
  );
}

/** Imported services may have weekly closings. The form can only remove them: its users leave such days out of the week. */
function WeeklyClosings({
  lines,
  onChange,
}: {
  lines: HoursPlan['closedWeek'];
  onChange: (lines: HoursPlan['closedWeek']) => void;
}) {
  const t = useTranslations('serviceForm.hours');
  const names = useWeekdayNames();
  return lines.map((line, i) => (
    <div key={line.days.join()} className={styles.row}>
      <span>{t('weeklyClosed', { days: line.days.map(names.full).join(', ') })}</span>
      <Button onClick={() => onChange(replaceAt(lines, i))}>{t('removeLine')}</Button>
    </div>
  ));
}
