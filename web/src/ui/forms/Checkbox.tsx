import type { ComponentProps } from 'react';
import styles from './Field.module.css';

/** Something to tick, its words being part of what can be tapped. */
export function Checkbox({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.check}>
      <input type="checkbox" className={styles.tick} {...input} />
      <span>{label}</span>
    </label>
  );
}
