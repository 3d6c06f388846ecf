import { type Weekday, weekdays } from '@amparo/domain/services/hours/scheduleTypes.ts';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import styles from '../layout/Form.module.css';
import { FormChips } from '../layout/ServiceFields.tsx';

interface Props {
  name: string;
  days: readonly Weekday[];
  onChange: (days: Weekday[]) => void;
}

/** The days of a group with the same hours. Buttons choose several at once. */
export function DayChips({ name, days, onChange }: Props) {
  const t = useTranslations('serviceForm.hours');
  const names = useWeekdayNames();
  const choose = (isOn: (day: Weekday) => boolean) => onChange(weekdays.filter(isOn));
  return (
    <div className={styles.sub}>
      <FormChips
        name={name}
        legend={t('days')}
        hint={t('daysHint')}
        options={weekdays.map((day) => ({ value: day, label: names.short(day), fullLabel: names.full(day) }))}
        isChosen={(day) => days.includes(day)}
        onToggle={(toggled) => choose((day) => days.includes(day) !== (day === toggled))}
      />
      <div className={styles.buttons}>
        <Button onClick={() => choose((day) => weekdays.indexOf(day) < 5)}>{t('weekdaysAll')}</Button>
        <Button onClick={() => choose(() => true)}>{t('everyDay')}</Button>
      </div>
    </div>
  );
}

/** The names of weekdays, in full and short enough for a chip. */
export function useWeekdayNames() {
  const t = useTranslations('serviceDetail.hours.weekdays');
  return { full: (day: Weekday) => t(day), short: (day: Weekday) => t(day).slice(0, 3) };
}
