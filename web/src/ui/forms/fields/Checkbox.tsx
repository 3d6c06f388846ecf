import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
  /** Why it must be ticked. Screen readers read it with the box. */
  error?: string | undefined;
}

/** A checkbox. A tap on its label also ticks it. */
export function Checkbox({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.tick}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
