import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { VerifyEmailNotice } from '../../../ui/page/VerifyEmailNotice.tsx';
import { ServerSearchBox } from '../../../ui/search/SearchBox.tsx';
import { LimitNotice } from '../limit/LimitNotice.tsx';
import type { ManagedData } from './data/loadManaged.ts';
import filterStyles from './filters/ManagedFilters.module.css';
import { ManagedFilters } from './filters/ManagedFilters.tsx';
import { isFiltering } from './filters/managedFilter.ts';
import styles from './ManagedList.module.css';
import { ManagedList } from './ManagedList.tsx';
import { ManagedTable } from './table/ManagedTable.tsx';

/** The add button, the search and its results. */
export function ManagedServices({ managed }: { managed: ManagedData }) {
  const t = useTranslations('manage.services');
  const { isAdmin, q, filter, isDeleted, limit } = managed;
  const isHydrated = useHydrated();
  const addressOf = (skip: number) => rarePaths.manageServices({ q, filter, skip });
  const more = useInfiniteList(managed, addressOf);
  const isTable = useMediaQuery(sideMenuScreen, false) && isAdmin;
  const isAll = q === '' && !isFiltering(filter);
  const isEmpty = more.items.length === 0 && more.next === null;
  const tools = (
    <>
      {(!isAll || !isEmpty) && <Search managed={managed} removedCount={more.removedCount} isCompact={isTable} />}
      {isAdmin && <ManagedFilters filter={filter} q={q} />}
    </>
  );
  const empty = isEmpty ? <NothingFound isAll={isAll} /> : null;
  return (
    <>
      <VerifyEmailNotice mustProveEmail={managed.mustProveEmail} />
      {isDeleted && !isHydrated && (
        <Notice tone="quiet" role="status">
          {t('deleted')}
        </Notice>
      )}
      {isTable ? (
        // The menu beside the table has the link to add a service.
        <ManagedTable managed={managed} more={more} tools={tools} empty={empty} />
      ) : (
        <>
          <AddOne limit={limit && { ...limit, used: limit.used - more.removedCount }} />
          <div className={filterStyles.tools}>{tools}</div>
          {empty ?? <ManagedList managed={managed} more={more} />}
        </>
      )}
    </>
  );
}

function NothingFound({ isAll }: { isAll: boolean }) {
  const t = useTranslations('manage.services');
  return (
    <EmptyState lead={t(isAll ? 'empty' : 'notFound')}>
      <p>{t(isAll ? 'emptyHint' : 'notFoundHint')}</p>
    </EmptyState>
  );
}

interface SearchProps {
  managed: ManagedData;
  removedCount: number;
  isCompact: boolean;
}

function Search({ managed, removedCount, isCompact }: SearchProps) {
  const t = useTranslations('manage.services');
  const { filter, person, q } = managed;
  const count = managed.total - removedCount;
  return (
    <ServerSearchBox
      address={rarePaths.manageServices({ filter })}
      label={t('searchLabel')}
      placeholder={t('searchHint')}
      found={person === null ? t('count', { count }) : t('countOf', { count, name: person })}
      clear={t('clear')}
      q={q}
      isCompact={isCompact}
    />
  );
}

/** The button to add a service, and how many more the person may add. */
function AddOne({ limit }: Pick<ManagedData, 'limit'>) {
  const t = useTranslations('manage.services');
  const keepLanguage = useKeepLanguage();
  if (limit && limit.used >= limit.total) return <LimitNotice />;
  return (
    <p className={styles.add}>
      <ButtonLink weight="main" to={keepLanguage(rarePaths.addService())}>
        <Plus size={18} aria-hidden />
        {t('add')}
      </ButtonLink>
      {limit && <span className={styles.used}>{t('used', limit)}</span>}
    </p>
  );
}
