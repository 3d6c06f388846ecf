import { Search } from 'lucide-react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { Form } from 'react-router';
import { useSearchBox } from '../device/useSearchBox.ts';
import { useKeepLanguage } from '../language/useKeepLanguage.ts';
import styles from './SearchBox.module.css';

interface Props {
  /** The list that it searches; what stands in its query is kept. */
  address: string;
  box: RefObject<HTMLInputElement | null>;
  words: string;
  label: string;
  hint: string;
  button: string;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** How much was found, and the way back to all of it. */
  children: ReactNode;
}

/** The search box of a list, which the header can put away; a plain form before any script runs. */
export function SearchBox({ address, box, words, label, hint, button, onChange, onSubmit, children }: Props) {
  const keepLanguage = useKeepLanguage();
  const isOpen = useSearchBox();
  const [path = '', query = ''] = keepLanguage(address).split('?');
  return (
    <Form
      method="get"
      action={path}
      id="search"
      role="search"
      hidden={!isOpen}
      className={styles.form}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <label htmlFor="words" className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          ref={box}
          id="words"
          className={styles.box}
          type="search"
          name="q"
          defaultValue={words}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={hint}
        />
        <button type="submit" className={styles.button}>
          <Search size={18} aria-hidden />
          {button}
        </button>
      </div>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.found}>{children}</p>
    </Form>
  );
}
