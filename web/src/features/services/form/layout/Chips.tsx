import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import fieldStyles from '../../../../ui/forms/fields/Field.module.css';
import styles from './Chips.module.css';

interface Option<Value> {
  value: Value;
  label: ReactNode;
  /** The label for screen readers, if the visible one is short. */
  fullLabel?: string;
}

interface Props<Value extends string> {
  /** The path of the field, so that an error can focus it. */
  name: string;
  legend: string;
  hint?: string;
  options: readonly Option<Value>[];
  isChosen: (value: Value) => boolean;
  onToggle: (value: Value) => void;
  error?: string | undefined;
  /** Only one of them can be chosen. */
  isSingle?: boolean;
}

/** Checkboxes or, if only one can be chosen, radio buttons. */
export function Chips<Value extends string>({ legend, hint, options, error, ...choice }: Props<Value>) {
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
        {options.map((option) => (
          <Chip key={option.value} option={option} {...choice} />
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

interface ChipProps<Value extends string> extends Pick<Props<Value>, 'name' | 'isChosen' | 'onToggle' | 'isSingle'> {
  option: Option<Value>;
}

function Chip<Value extends string>({ option, name, isChosen, onToggle, isSingle = false }: ChipProps<Value>) {
  const { value, label, fullLabel } = option;
  return (
    <label className={styles.label}>
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        className={styles.input}
        checked={isChosen(value)}
        aria-label={fullLabel}
        onChange={() => onToggle(value)}
      />
      <span className={styles.chip}>
        <Check size={14} aria-hidden className={styles.mark} />
        {label}
      </span>
    </label>
  );
}
