import { type MonthPeriod, monthPeriods, type Weekday, weekdays } from '@amparo/domain/services/hours/scheduleTypes.ts';
import type { MonthLine } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../../ui/forms/fields/SelectField.tsx';
import styles from '../layout/Form.module.css';
import { SpanLines, type SpanLinesProps } from './SpanLines.tsx';

interface Props extends SpanLinesProps<MonthLine> {
  name: 'plan.monthly' | 'plan.closedMonthly';
}

/** Days of the month, such as the second Tuesday, with open or closed hours. */
export function MonthLines(props: Props) {
  const t = useTranslations('serviceForm.hours');
  const isClosing = props.name === 'plan.closedMonthly';
  return (
    <SpanLines<MonthLine>
      {...props}
      isClosing={isClosing}
      hasNights={false}
      first={{ period: 'FIRST', day: 'MONDAY' }}
      addLabel={t(isClosing ? 'addClosedMonthly' : 'addMonthly')}
    >
      {(line, name, change) => <DayOfMonth line={line} name={name} onChange={change} />}
    </SpanLines>
  );
}

interface DayProps {
  line: MonthLine;
  name: string;
  onChange: (part: Partial<MonthLine>) => void;
}

function DayOfMonth({ line, name, onChange }: DayProps) {
  const t = useTranslations();
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('serviceForm.hours.which')}
        name={`${name}.period`}
        value={line.period}
        onChange={({ target }) => onChange({ period: target.value as MonthPeriod })}
        options={monthPeriods.map((period) => ({ value: period, label: t(`serviceDetail.hours.periods.${period}`) }))}
      />
      <SelectField
        label={t('serviceForm.hours.weekday')}
        name={`${name}.day`}
        value={line.day}
        onChange={({ target }) => onChange({ day: target.value as Weekday })}
        options={weekdays.map((day) => ({ value: day, label: t(`serviceDetail.hours.weekdays.${day}`) }))}
      />
    </div>
  );
}
