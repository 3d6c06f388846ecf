import { Search } from 'lucide-react';
import type { FormEvent, MouseEvent, RefObject } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSearchBox } from '../../browser/searchBox.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  /** The message namespace. */
  part: 'approvals' | 'crisisLines' | 'feedbacks' | 'manage.beds' | 'manage.services' | 'users';
  /** The address of the list. The form preserves its query. */
  address: string;
  box: RefObject<HTMLInputElement | null>;
  words: string;
  /** How many were found. */
  count: number;
  isBusy?: boolean;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** For clearing that needs more than a navigation. */
  onClear?: (event: MouseEvent) => void;
}

/** The search box of a list, which the header can put away; a plain form before any script runs. */
export function SearchBox({ part, address, box, words, count, isBusy, onChange, onSubmit, onClear }: SearchBoxProps) {
  const t = useTranslations(part);
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
        {t('searchLabel')}
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
          placeholder={t('searchHint')}
        />
        <button type="submit" className={styles.button}>
          <Search size={18} aria-hidden />
          {t('searchButton')}
        </button>
      </div>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.found}>
        <span role="status" aria-busy={isBusy}>
          {t('count', { count })}
        </span>
        {words !== '' && (
          <Link to={keepLanguage(address)} onClick={onClear}>
            {t('clear')}
          </Link>
        )}
      </p>
    </Form>
  );
}
