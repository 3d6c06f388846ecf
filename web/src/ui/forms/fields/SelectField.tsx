import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps, ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
}

/** A choice of one option. */
export function SelectField({ label, hint, error, options, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(box) => (
        <select className={styles.box} {...select} {...box}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
