import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** An empty list says so, and shows the way on. */
export function EmptyState({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
