import { allDay, type DateLine, usualSpan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { useErrorOf } from '../ErrorWords.tsx';
import styles from '../Form.module.css';
import groupStyles from './Group.module.css';
import { replaceAt } from './planLines.ts';
import { SpanFields } from './SpanFields.tsx';

interface Props {
  name: 'dated' | 'closedDates';
  lines: DateLine[];
  onChange: (lines: DateLine[]) => void;
  /** Which of them are shown here: holidays have a list of their own. */
  isShown?: (line: DateLine) => boolean;
}

/** From one date to another: open, or closed. */
export function DateLines({ name, lines, onChange, isShown = () => true }: Props) {
  const t = useTranslations('serviceForm.hours');
  const isClosing = name === 'closedDates';
  const added: DateLine = { startDate: '', endDate: '', span: isClosing ? allDay : usualSpan };
  return (
    <div className={styles.sub}>
      {lines.map((line, i) => {
        if (!isShown(line)) return null;
        const change = (part: Partial<DateLine>) => onChange(replaceAt(lines, i, { ...line, ...part }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and has no other name
          <div key={i} className={groupStyles.group}>
            <Dates line={line} name={`${name}.${i}`} onChange={change} />
            <SpanFields
              name={`${name}.${i}.span`}
              span={line.span}
              onChange={(span) => change({ span })}
              hasNights={!isClosing}
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
          {t(isClosing ? 'addClosed' : 'addDated')}
        </Button>
      </div>
    </div>
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
