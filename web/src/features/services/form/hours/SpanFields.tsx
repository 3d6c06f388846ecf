import { timeText } from '@amparo/domain/services/hours/clockText.ts';
import { minuteOf } from '@amparo/domain/services/hours/hoursRows.ts';
import { runsPastMidnight, type Span } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { Checkbox } from '../../../../ui/forms/fields/Checkbox.tsx';
import { TextField } from '../../../../ui/forms/fields/TextField.tsx';
import { useErrorOf } from '../../../../ui/forms/useField.ts';
import styles from '../layout/Form.module.css';

interface Props {
  name: string;
  span: Span;
  onChange: (span: Span) => void;
  /** False if hours cannot end on the next day, as for the second Friday of a month. */
  hasNights?: boolean;
}

/** The step of spec §9. */
const stepSeconds = 5 * 60;

/** Opening and closing time, or the whole day. Hours may end on the next day. */
export function SpanFields({ name, span, onChange, hasNights = true }: Props) {
  const t = useTranslations('serviceForm.hours');
  const startError = useErrorOf(`${name}.start`);
  const endError = useErrorOf(`${name}.end`);
  const change = (part: Partial<Span>) => onChange({ ...span, ...part });
  return (
    <div className={styles.sub}>
      {!span.isAllDay && (
        <div className={styles.pair}>
          <TextField
            type="time"
            step={stepSeconds}
            name={`${name}.start`}
            label={t('opens')}
            value={span.start}
            error={startError}
            onChange={({ target }) => change({ start: target.value })}
          />
          <TextField
            type="time"
            step={stepSeconds}
            name={`${name}.end`}
            label={t('closes')}
            value={span.end}
            error={endError}
            onChange={({ target }) => change({ end: target.value })}
          />
        </div>
      )}
      {hasNights && <NightBox span={span} onChange={change} />}
      <Checkbox
        label={t('allDay')}
        checked={span.isAllDay}
        onChange={({ target }) => change({ isAllDay: target.checked })}
      />
    </div>
  );
}

/** Asks whether hours end on the next day, if the end is before the start. */
function NightBox({ span, onChange }: { span: Span; onChange: (part: Partial<Span>) => void }) {
  const t = useTranslations('serviceForm.hours');
  const language = useLocale();
  const mayBeNight = !span.isAllDay && span.end !== '' && span.end !== '00:00' && span.end <= span.start;
  if (!mayBeNight) return null;
  const time = timeText(minuteOf(span.end), language);
  return (
    <Checkbox
      label={runsPastMidnight(span) ? t('pastMidnight', { time }) : t('pastMidnightAsk')}
      checked={span.isPastMidnight}
      onChange={({ target }) => onChange({ isPastMidnight: target.checked })}
    />
  );
}
