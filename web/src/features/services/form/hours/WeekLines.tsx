import type { Weekday } from '@amparo/domain/services/hours/scheduleTypes.ts';
import { usualSpan, type WeekLine } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import fieldStyles from '../../../../ui/forms/fields/Field.module.css';
import { useErrorOf } from '../../../../ui/forms/useField.ts';
import styles from '../layout/Form.module.css';
import { DayChips, useWeekdayNames } from './DayChips.tsx';
import groupStyles from './Group.module.css';
import { giveDays, replaceAt } from './planLines.ts';
import { SpanFields } from './SpanFields.tsx';

interface Props {
  lines: WeekLine[];
  onChange: (lines: WeekLine[]) => void;
}

/** The week: groups of days with the same hours. A day that is added to a group leaves its former group. */
export function WeekLines({ lines, onChange }: Props) {
  const t = useTranslations('serviceForm.hours');
  const error = useErrorOf('plan.week');
  const [moved, setMoved] = useState<Weekday[]>([]);
  const moveDays = (index: number, days: Weekday[]) => {
    setMoved(lines.flatMap((line, i) => (i === index ? [] : line.days.filter((day) => days.includes(day)))));
    onChange(giveDays(lines, index, days));
  };
  return (
    <div className={styles.sub}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other key than its position
        <fieldset key={i} className={groupStyles.group}>
          <legend className={groupStyles.legend}>{t('groupOf', { index: i + 1 })}</legend>
          <DayChips name={`plan.week.${i}.days`} days={line.days} onChange={(days) => moveDays(i, days)} />
          <Spans name={`plan.week.${i}`} line={line} onChange={(next) => onChange(replaceAt(lines, i, next))} />
          {lines.length > 1 && (
            <Button className={groupStyles.remove} onClick={() => onChange(replaceAt(lines, i))}>
              <Trash2 size={18} aria-hidden />
              {t('removeGroup')}
            </Button>
          )}
        </fieldset>
      ))}
      <MovedDays days={moved} />
      {error && <p className={fieldStyles.error}>{error}</p>}
      <div className={styles.buttons}>
        <Button weight="outlined" onClick={() => onChange([...lines, { days: [], spans: [usualSpan] }])}>
          <Plus size={18} aria-hidden />
          {t('addGroup')}
        </Button>
      </div>
    </div>
  );
}

/** Says which days left another group. */
function MovedDays({ days }: { days: Weekday[] }) {
  const t = useTranslations('serviceForm.hours');
  const names = useWeekdayNames();
  return (
    <div role="status">
      {days.map((day) => (
        <p key={day} className={styles.hint}>
          {t('moved', { day: names.full(day) })}
        </p>
      ))}
    </div>
  );
}

/** One time, or several with breaks between them. */
function Spans({ name, line, onChange }: { name: string; line: WeekLine; onChange: (line: WeekLine) => void }) {
  const t = useTranslations('serviceForm.hours');
  const { spans } = line;
  const change = (next: typeof spans) => onChange({ ...line, spans: next });
  return (
    <>
      {spans.map((span, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time has no other key than its position
        <div key={i} className={styles.sub}>
          <SpanFields name={`${name}.spans.${i}`} span={span} onChange={(next) => change(replaceAt(spans, i, next))} />
          {spans.length > 1 && (
            <Button className={groupStyles.remove} onClick={() => change(replaceAt(spans, i))}>
              <Trash2 size={18} aria-hidden />
              {t('removeSpan')}
            </Button>
          )}
        </div>
      ))}
      {!spans.some(({ isAllDay }) => isAllDay) && (
        <Button className={groupStyles.remove} onClick={() => change([...spans, { ...usualSpan, start: '', end: '' }])}>
          <Plus size={18} aria-hidden />
          {t('addSpan')}
        </Button>
      )}
    </>
  );
}
