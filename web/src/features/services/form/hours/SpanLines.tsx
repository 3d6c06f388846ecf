import { allDay, type Span, usualSpan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import styles from '../layout/Form.module.css';
import groupStyles from './Group.module.css';
import { replaceAt } from './planLines.ts';
import { SpanFields } from './SpanFields.tsx';

export interface SpanLinesProps<Line extends { span: Span }> {
  name: string;
  lines: Line[];
  onChange: (lines: Line[]) => void;
  /** Hides some lines: holidays have their own list. */
  isShown?: (line: Line) => boolean;
}

interface Props<Line extends { span: Span }> extends SpanLinesProps<Line> {
  isClosing: boolean;
  hasNights: boolean;
  /** The values of an added line. */
  first: Omit<Line, 'span'>;
  addLabel: string;
  /** The fields for the days of a line. */
  children: (line: Line, name: string, change: (part: Partial<Line>) => void) => ReactNode;
}

/** A list of days with their own times. Lines can be added and removed. */
export function SpanLines<Line extends { span: Span }>({ name, lines, onChange, children, ...props }: Props<Line>) {
  const t = useTranslations('serviceForm.hours');
  const { isShown = () => true, isClosing, hasNights, first, addLabel } = props;
  const added = { ...first, span: isClosing ? allDay : usualSpan } as Line;
  return (
    <div className={styles.sub}>
      {lines.map((line, i) => {
        if (!isShown(line)) return null;
        const change = (part: Partial<Line>) => onChange(replaceAt(lines, i, { ...line, ...part }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key than its position
          <div key={i} className={groupStyles.group}>
            {children(line, `${name}.${i}`, change)}
            <SpanFields
              name={`${name}.${i}.span`}
              span={line.span}
              onChange={(span) => onChange(replaceAt(lines, i, { ...line, span }))}
              hasNights={hasNights}
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
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
