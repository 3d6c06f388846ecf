import { allDay, type MonthLine, usualSpan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { type MonthPeriod, monthPeriods, type Weekday, weekdays } from '@amparo/domain/services/scheduleKinds.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/Button.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import styles from '../Form.module.css';
import groupStyles from './Group.module.css';
import { replaceAt } from './planLines.ts';
import { SpanFields } from './SpanFields.tsx';

interface Props {
  name: 'monthly' | 'closedMonthly';
  lines: MonthLine[];
  onChange: (lines: MonthLine[]) => void;
}

/** The second Tuesday, the last Friday: open, or closed. */
export function MonthLines({ name, lines, onChange }: Props) {
  const t = useTranslations('serviceForm.hours');
  const isClosing = name === 'closedMonthly';
  const added: MonthLine = { period: 'FIRST', day: 'MONDAY', span: isClosing ? allDay : usualSpan };
  return (
    <div className={styles.sub}>
      {lines.map((line, i) => {
        const change = (part: Partial<MonthLine>) => onChange(replaceAt(lines, i, { ...line, ...part }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and has no other name
          <div key={i} className={groupStyles.group}>
            <WhichDay line={line} name={`${name}.${i}`} onChange={change} />
            <SpanFields
              name={`${name}.${i}.span`}
              span={line.span}
              onChange={(span) => change({ span })}
              hasNights={false}
            />
            <Button className={groupStyles.remove} onClick={() => onChange(replaceAt(lines, i))}>
              <Trash2 size={18} aria-hidden />
              {t('removeLine')}
            </Button>
          </div>
        );
      })}
      <div className={styles.buttons}>
        <Button weight="outlined" onClick={() => onChange([...lines, added])}>
          <Plus size={18} aria-hidden />
          {t(isClosing ? 'addClosedMonthly' : 'addMonthly')}
        </Button>
      </div>
    </div>
  );
}

interface WhichProps {
  line: MonthLine;
  name: string;
  onChange: (part: Partial<MonthLine>) => void;
}

function WhichDay({ line, name, onChange }: WhichProps) {
  const t = useTranslations();
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('serviceForm.hours.which')}
        name={`${name}.period`}
        value={line.period}
        onChange={({ target }) => onChange({ period: target.value as MonthPeriod })}
        options={monthPeriods.map((period) => ({ value: period, words: t(`serviceDetail.hours.periods.${period}`) }))}
      />
      <SelectField
        label={t('serviceForm.hours.weekday')}
        name={`${name}.day`}
        value={line.day}
        onChange={({ target }) => onChange({ day: target.value as Weekday })}
        options={weekdays.map((day) => ({ value: day, words: t(`serviceDetail.hours.weekdays.${day}`) }))}
      />
    </div>
  );
}
