import { ChevronDown } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import chipStyles from './Chip.module.css';
import styles from './ChipPanel.module.css';
import { useCloseOutside } from './useCloseOutside.ts';

interface Props {
  /** The current choice, e.g. 'County: All'. */
  label: string;
  isNarrowed: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A filter panel behind a chip. The browser opens it. It closes when the focus moves elsewhere. */
export function ChipPanel({ label, isNarrowed, className = '', children }: Props) {
  const panel = useCloseOutside();
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  const look = `${chipStyles.chip} ${styles.summary} ${isNarrowed ? chipStyles.chosen : ''}`;
  return (
    // The key closes the panel when a choice changes the label.
    <details key={label} ref={panel} className={styles.menu} onBlur={onBlur}>
      <summary className={look}>
        {label}
        <ChevronDown size={18} aria-hidden className={styles.arrow} />
      </summary>
      <div className={`${styles.panel} ${className}`}>{children}</div>
    </details>
  );
}
