import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSearchBox } from '../../../browser/searchBox.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { HiddenInputs } from '../../../ui/controls/HiddenInputs.tsx';
import { useSearchAsTyped } from '../../../ui/search/useSearchAsTyped.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { changedList, type ListState, writeListState } from '../list/listState.ts';
import styles from './SearchForm.module.css';

/** The main search. It searches all kinds and resets the other filters. */
export function SearchForm({ state }: { state: ListState }) {
  const t = useTranslations('services.list');
  const keepLanguage = useKeepLanguage();
  const isOpen = useSearchBox();
  const { box, onType, onSubmit } = useSearchAsTyped(state.q);
  const filters = { ...state, q: '', type: null, subType: null, isTopKudos: false, page: 1 };
  return (
    <Form
      method="get"
      action={paths.home()}
      id="search"
      role="search"
      hidden={!isOpen}
      className={styles.form}
      onChange={onType}
      onSubmit={onSubmit}
    >
      <div className={styles.field}>
        <SearchField state={state} box={box} />
        <button type="submit" className={styles.button}>
          <Search size={20} aria-hidden />
          <VisuallyHidden>{t('searchButton')}</VisuallyHidden>
        </button>
      </div>
      <HiddenInputs address={keepLanguage(paths.home(writeListState(filters)))} />
    </Form>
  );
}

interface FieldProps {
  state: ListState;
  box: RefObject<HTMLInputElement | null>;
}

function SearchField({ state, box }: FieldProps) {
  const t = useTranslations('services.list');
  const keepLanguage = useKeepLanguage();
  return (
    <div className={styles.line}>
      <input
        ref={box}
        className={styles.box}
        type="search"
        name="q"
        defaultValue={state.q}
        placeholder={t('searchHint')}
        aria-label={t('searchLabel')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      {state.q !== '' && (
        <Link to={keepLanguage(paths.home(changedList(state, { q: '' })))} className={styles.clear}>
          <X size={20} aria-hidden />
          <VisuallyHidden>{t('clearSearch')}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}
