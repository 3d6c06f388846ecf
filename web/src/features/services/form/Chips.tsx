import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Chips.module.css';
import { ErrorLine } from './ErrorWords.tsx';

interface Props<Value extends string> {
  /** By which an error finds it. */
  name: string;
  legend: string;
  hint?: string;
  options: readonly { value: Value; words: ReactNode; spoken?: string }[];
  isChosen: (value: Value) => boolean;
  onToggle: (value: Value) => void;
  /** One of them only. */
  isSingle?: boolean;
}

/** What can be chosen by a tap: several of them, or one. */
export function Chips<Value extends string>({
  name,
  legend,
  hint,
  options,
  isSingle = false,
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
      <ErrorLine name={name} id={`${id}-error`} />
    </fieldset>
  );
}
