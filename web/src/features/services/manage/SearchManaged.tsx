import { Link, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths.ts';
import { useKeepLanguage } from '../../../language/useKeepLanguage.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { useSearchAsTyped } from '../../../ui/useSearchAsTyped.ts';

/** Narrows the list as one types. */
export function SearchManaged({ q, count }: { q: string; count: number }) {
  const t = useTranslations('keeping.manage');
  const keepLanguage = useKeepLanguage();
  const isLoading = useNavigation().state === 'loading';
  const { box, onType, onSubmit } = useSearchAsTyped(q);
  return (
    <SearchBox
      address={paths.manageServices()}
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
      {q !== '' && <Link to={keepLanguage(paths.manageServices())}>{t('clear')}</Link>}
    </SearchBox>
  );
}
