import type { DateLine } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../../ui/forms/fields/TextField.tsx';
import { useErrorOf } from '../../../../ui/forms/useField.ts';
import styles from '../layout/Form.module.css';
import { SpanLines, type SpanLinesProps } from './SpanLines.tsx';

interface Props extends SpanLinesProps<DateLine> {
  name: 'plan.dated' | 'plan.closedDates';
}

/** Ranges of dates with open or closed hours. */
export function DateLines(props: Props) {
  const t = useTranslations('serviceForm.hours');
  const isClosing = props.name === 'plan.closedDates';
  return (
    <SpanLines<DateLine>
      {...props}
      isClosing={isClosing}
      hasNights={!isClosing}
      first={{ startDate: '', endDate: '' }}
      addLabel={t(isClosing ? 'addClosed' : 'addDated')}
    >
      {(line, name, change) => <Dates line={line} name={name} onChange={change} />}
    </SpanLines>
  );
}

interface DatesProps {
  line: DateLine;
  name: string;
  onChange: (part: Partial<DateLine>) => void;
}

function Dates({ line, name, onChange }: DatesProps) {
  const t = useTranslations('serviceForm.hours');
  const startError = useErrorOf(`${name}.startDate`);
  const endError = useErrorOf(`${name}.endDate`);
  return (
    <div className={styles.pair}>
      <TextField
        type="date"
        name={`${name}.startDate`}
        label={t('from')}
        value={line.startDate}
        error={startError}
        onChange={({ target }) => onChange({ startDate: target.value })}
      />
      <TextField
        type="date"
        name={`${name}.endDate`}
        label={t('to')}
        hint={t('toHint')}
        min={line.startDate || undefined}
        value={line.endDate}
        error={endError}
        onChange={({ target }) => onChange({ endDate: target.value })}
      />
    </div>
  );
}
