import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import fieldStyles from '../../../../ui/forms/fields/Field.module.css';
import styles from './Chips.module.css';

interface Props<Value extends string> {
  /** The path of the field, so that an error can focus it. */
  name: string;
  legend: string;
  hint?: string;
  options: readonly { value: Value; words: ReactNode; spoken?: string }[];
  isChosen: (value: Value) => boolean;
  onToggle: (value: Value) => void;
  error?: string | undefined;
  /** Only one of them can be chosen. */
  isSingle?: boolean;
}

/** Choices by a tap: several of them, or one. */
export function Chips<Value extends string>({
  name,
  legend,
  hint,
  options,
  isSingle = false,
  error,
  ...choice
}: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.chips}>
        {options.map(({ value, words, spoken }) => (
          <label key={value} className={styles.label}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              className={styles.input}
              checked={choice.isChosen(value)}
              aria-label={spoken}
              onChange={() => choice.onToggle(value)}
            />
            <span className={styles.chip}>
              <Check size={14} aria-hidden className={styles.mark} />
              {words}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
