import type { ReactNode } from 'react';
import styles from './Form.module.css';

interface Props {
  title: string;
  /** Only as it is first drawn: from then on the person opens and closes it, and so does an error inside (showField.ts). */
  isOpen?: boolean;
  children: ReactNode;
}

/** What is not needed by most, a tap away. */
export function Fold({ title, isOpen = false, children }: Props) {
  return (
    <details className={styles.fold} open={isOpen || undefined}>
      <summary>{title}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
