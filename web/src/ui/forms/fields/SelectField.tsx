import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldWords } from './Field.tsx';

interface Props extends FieldWords, ComponentProps<'select'> {
  options: readonly { value: string; words: string }[];
}

/** One of a few, by the browser's own list. */
export function SelectField({ label, hint, error, options, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(box) => (
        <select className={styles.box} {...select} {...box}>
          {options.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
