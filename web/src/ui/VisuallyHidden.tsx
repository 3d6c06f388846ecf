import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers where sighted people see an icon. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/**
 * The text of an action, such as "Edit". Screen readers read it with the name of its record: "Edit: Anna House". They get
 * one text, because browsers add a space before a hidden element: "Edit : Anna House".
 */
export function ActionLabel({ action, name }: { action: string; name: string }) {
  return (
    <span>
      <span aria-hidden>{action}</span>
      <VisuallyHidden>{`${action}: ${name}`}</VisuallyHidden>
    </span>
  );
}
