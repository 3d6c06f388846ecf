import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

/** A field for several lines of text. */
export function TextArea({ label, hint, error, rows = 5, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(box) => <textarea className={`${styles.box} ${styles.area}`} rows={rows} {...area} {...box} />}
    </Field>
  );
}
