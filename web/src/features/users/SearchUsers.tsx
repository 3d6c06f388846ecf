import { Link, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../app/paths.ts';
import { useKeepLanguage } from '../../language/useKeepLanguage.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useSearchAsTyped } from '../../ui/useSearchAsTyped.ts';
import type { UserList } from './loadUsers.ts';

/** Spec §9. */
const debounceMs = 1000;

/** By name, e-mail or phone, a second after the last key. */
export function SearchUsers({ which, q, count }: { which: UserList; q: string; count: number }) {
  const t = useTranslations('users');
  const keepLanguage = useKeepLanguage();
  const isLoading = useNavigation().state === 'loading';
  const { box, onType, onSubmit } = useSearchAsTyped(q, debounceMs);
  return (
    <SearchBox
      address={paths.users(which)}
      box={box}
      words={q}
      label={t('searchLabel')}
      hint={t('searchHint')}
      button={t('searchButton')}
      onChange={onType}
      onSubmit={onSubmit}
    >
      <span role="status" aria-busy={isLoading}>
        {t('count', { count })}
      </span>
      {q !== '' && <Link to={keepLanguage(paths.users(which))}>{t('clear')}</Link>}
    </SearchBox>
  );
}
