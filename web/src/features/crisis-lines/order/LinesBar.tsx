import { ArrowUpDown, Check } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/controls/Button.tsx';
import { AddEntryLink } from '../../../ui/directory-forms/EntryActions.tsx';
import type { CrisisLineCardData } from '../card/toCrisisLineCard.ts';
import styles from './LinesBar.module.css';
import { OrderLines } from './OrderLines.tsx';

interface Props {
  lines: CrisisLineCardData[];
  isOrdering: boolean;
  onOrdering: (isOrdering: boolean) => void;
}

/** Buttons for the whole list: add a line, and change the order. */
export default function LinesBar({ lines, isOrdering, onOrdering }: Props) {
  const t = useTranslations('directories');
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        <AddEntryLink kind="crisisLine" />
        {lines.length > 1 && (
          <Button weight="outlined" onClick={() => onOrdering(!isOrdering)}>
            {isOrdering ? <Check size={20} aria-hidden /> : <ArrowUpDown size={20} aria-hidden />}
            {t(isOrdering ? 'order.end' : 'order.start')}
          </Button>
        )}
      </div>
      {isOrdering && <OrderLines lines={lines} />}
    </div>
  );
}
