import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

/** One line to type: a name, an e-mail address. */
export function TextField({ label, hint, error, type = 'text', ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(box) => <input className={styles.box} type={type} {...input} {...box} />}
    </Field>
  );
}
