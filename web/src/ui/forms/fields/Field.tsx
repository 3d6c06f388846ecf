import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What ties a box to its label, its hint and its error. */
export interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** Why what was entered cannot be taken; read out with the box. */
  error?: string | undefined;
}

/** Label, hint and error around any box for typing: the form every field of the app has. */
export function Field({ label, hint, error, children }: FieldProps & { children: (box: Described) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
