import { Search } from 'lucide-react';
import type { FormEvent, MouseEvent, RefObject } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSearchBox } from '../../browser/searchBox.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { HiddenInputs } from '../controls/HiddenInputs.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SearchBox.module.css';
import { useSearchAsTyped } from './useSearchAsTyped.ts';
import type { useTypedSearch } from './useTypedSearch.ts';

interface ListProps {
  /** The address of the list. The form preserves its query. */
  address: string;
  label: string;
  placeholder: string;
  /** How many were found, as a sentence. */
  found: string;
  /** The text of the link that shows the whole list again. */
  clear: string;
  /** Lower, and only screen readers get the label and the text of the button. */
  isCompact?: boolean;
}

interface ServerProps extends ListProps {
  q: string;
  debounceMs?: number;
}

/** Searches a list on the server while a person types. The address contains the search. */
export function ServerSearchBox({ q, debounceMs, ...list }: ServerProps) {
  const isLoading = useNavigation().state === 'loading';
  const { box, onType, onSubmit } = useSearchAsTyped(q, debounceMs);
  return <SearchBox {...list} {...{ q, box, onSubmit }} isBusy={isLoading} onChange={onType} />;
}

interface ClientProps extends ListProps {
  search: ReturnType<typeof useTypedSearch>;
}

/** Filters a fully loaded list while a person types. Before scripts run it is a plain form. */
export function ClientSearchBox({ search: { box, q, type, clear }, ...list }: ClientProps) {
  return (
    <SearchBox
      {...list}
      {...{ q, box }}
      onChange={() => type(box.current?.value ?? '')}
      onSubmit={(event) => {
        event.preventDefault();
        // Hides the on-screen keyboard to show the results.
        box.current?.blur();
      }}
      onClear={(event: MouseEvent) => {
        event.preventDefault();
        clear();
      }}
    />
  );
}

interface Props extends ListProps {
  q: string;
  box: RefObject<HTMLInputElement | null>;
  isBusy?: boolean;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Replaces the navigation of the link that clears the search. */
  onClear?: (event: MouseEvent) => void;
}

/** The search box of a list. The header hides and shows it. A plain form before scripts run. */
function SearchBox({ address, label, placeholder, found, clear, isCompact, q, box, isBusy, onClear, ...form }: Props) {
  const keepLanguage = useKeepLanguage();
  const isOpen = useSearchBox();
  return (
    <Form
      method="get"
      action={address.split('?')[0]}
      id="search"
      role="search"
      hidden={!isOpen}
      className={isCompact ? styles.compact : styles.form}
      {...form}
    >
      <SearchField {...{ label, placeholder, isCompact, q, box }} />
      <HiddenInputs address={keepLanguage(address)} />
      <p className={styles.found}>
        <span role="status" aria-busy={isBusy}>
          {found}
        </span>
        {q !== '' && (
          <Link to={keepLanguage(address)} onClick={onClear}>
            {clear}
          </Link>
        )}
      </p>
    </Form>
  );
}

type FieldProps = Pick<Props, 'label' | 'placeholder' | 'isCompact' | 'q' | 'box'>;

function SearchField({ label, placeholder, isCompact, q, box }: FieldProps) {
  const t = useTranslations('shell');
  return (
    <>
      <label htmlFor="q" className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          ref={box}
          id="q"
          className={styles.box}
          type="search"
          name="q"
          defaultValue={q}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={placeholder}
        />
        <button type="submit" className={styles.button}>
          <Search size={18} aria-hidden />
          {isCompact ? <VisuallyHidden>{t('search')}</VisuallyHidden> : t('search')}
        </button>
      </div>
    </>
  );
}
