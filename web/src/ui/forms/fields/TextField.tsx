import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

/** A field for one line of text. */
export function TextField({ label, hint, error, type = 'text', ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(box) => <input className={styles.box} type={type} {...input} {...box} />}
    </Field>
  );
}

/** A field for several lines of text. */
export function TextArea({ label, hint, error, rows = 5, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(box) => <textarea className={`${styles.box} ${styles.area}`} rows={rows} {...area} {...box} />}
    </Field>
  );
}
