import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Says that a list is empty, and offers a next step. */
export function EmptyState({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
