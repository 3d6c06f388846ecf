import { Search } from 'lucide-react';
import type { FormEvent, MouseEvent, RefObject } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../app/paths.ts';
import { useSearchBox } from '../../device/useSearchBox.ts';
import { useKeepLanguage } from '../../language/useKeepLanguage.ts';
import styles from './SearchLines.module.css';

interface Props {
  box: RefObject<HTMLInputElement | null>;
  words: string;
  count: number;
  onType: (words: string) => void;
  onClear: () => void;
}

/** Narrows the lines as one types; a plain form before any script runs. */
export function SearchLines({ box, words, count, onType, onClear }: Props) {
  const t = useTranslations('crisisLines');
  const keepLanguage = useKeepLanguage();
  const isOpen = useSearchBox();
  const [search] = useSearchParams();
  const language = search.get('lang');
  const find = (event: FormEvent) => {
    event.preventDefault();
    // The keyboard gives way to what was found.
    box.current?.blur();
  };
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    onClear();
  };
  return (
    <Form
      method="get"
      action={paths.crisisLines()}
      id="search"
      role="search"
      hidden={!isOpen}
      className={styles.form}
      onSubmit={find}
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
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <button type="submit" className={styles.button}>
          <Search size={18} aria-hidden />
          {t('searchButton')}
        </button>
      </div>
      {language && <input type="hidden" name="lang" value={language} />}
      <p className={styles.found}>
        <span role="status">{t('count', { count })}</span>
        {words !== '' && (
          <a href={keepLanguage(paths.crisisLines())} className={styles.clear} onClick={clear}>
            {t('clear')}
          </a>
        )}
      </p>
    </Form>
  );
}
