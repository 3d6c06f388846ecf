import type { ComponentProps, ReactNode } from 'react';
import styles from './VersionChoice.module.css';

export interface Version<Side extends string> {
  side: Side;
  /** Whose version it is. */
  who: string;
  text: ReactNode;
}

interface Props<Side extends string> {
  legend: string;
  name: string;
  versions: readonly Version<Side>[];
  /** The state of the radio button of a side. */
  radioOf: (side: Side) => Pick<ComponentProps<'input'>, 'checked' | 'defaultChecked' | 'onChange'>;
}

/** The versions of one field, of which a person chooses one: below each other on a phone, otherwise side by side. */
export function VersionChoice<Side extends string>({ legend, name, versions, radioOf }: Props<Side>) {
  return (
    <fieldset className={`${styles.choice} ${versions.length > 2 ? styles.three : ''}`}>
      <legend className={styles.legend}>{legend}</legend>
      {versions.map(({ side, who, text }) => (
        <label key={side} className={styles.side}>
          <input type="radio" name={name} value={side} className={styles.radio} {...radioOf(side)} />
          <span className={styles.text}>
            <span className={styles.who}>{who}</span>
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
