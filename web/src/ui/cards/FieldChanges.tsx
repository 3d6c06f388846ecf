import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FieldChanges.module.css';

export interface FieldChange {
  field: string;
  label: ReactNode;
  /** Undefined if the entry is new. */
  before?: ReactNode;
  /** Undefined if the entry was deleted. */
  after?: ReactNode;
}

interface Props {
  changes: readonly FieldChange[];
  labels: { before: string; after: string; empty: string };
}

/** Fields before and after a change: in one column on a phone, otherwise side by side. */
export function FieldChanges({ changes, labels }: Props) {
  return (
    <dl className={styles.fields}>
      {changes.map(({ field, label, before, after }) => (
        <div key={field} className={styles.field}>
          <dt>{label}</dt>
          {before !== undefined && (
            <dd>
              <VisuallyHidden>{labels.before}: </VisuallyHidden>
              <del className={styles.before}>{before || labels.empty}</del>
            </dd>
          )}
          {after !== undefined && (
            <dd>
              {before !== undefined && <VisuallyHidden>{labels.after}: </VisuallyHidden>}
              <ins className={styles.after}>{after || labels.empty}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
