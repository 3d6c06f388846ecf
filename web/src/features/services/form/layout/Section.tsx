import { type ReactNode, useId } from 'react';
import styles from './Form.module.css';

/** A section of the form with its heading. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

interface FoldProps {
  title: string;
  /** Only for the first rendering. Later the person, or an error inside it (revealField), opens it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that most services do not need, closed at first. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen || undefined}>
      <summary>{title}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
