import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ServerSearchBox } from '../../../ui/search/SearchBox.tsx';
import type { ManagedData } from './loadManaged.ts';
import { ManagedList } from './ManagedList.tsx';

/** The add button, the search and its results. */
export function ManagedServices({ managed }: { managed: ManagedData }) {
  const t = useTranslations('manage.services');
  const { q, total, isDeleted, isFull } = managed;
  const isHydrated = useHydrated();
  const addressOf = (skip: number) => paths.manageServices({ q, skip });
  const more = useInfiniteList(managed, addressOf);
  const isEmpty = more.items.length === 0 && more.next === null;
  return (
    <>
      {isDeleted && !isHydrated && (
        <Notice tone="quiet" role="status">
          {t('deleted')}
        </Notice>
      )}
      <AddOne isFull={isFull && more.removedCount === 0} />
      {(q !== '' || !isEmpty) && (
        <ServerSearchBox
          address={paths.manageServices()}
          label={t('searchLabel')}
          placeholder={t('searchHint')}
          found={t('count', { count: total - more.removedCount })}
          clear={t('clear')}
          q={q}
        />
      )}
      {isEmpty ? (
        <EmptyState lead={t(q === '' ? 'empty' : 'notFound')}>
          <p>{t(q === '' ? 'emptyHint' : 'notFoundHint')}</p>
        </EmptyState>
      ) : (
        <ManagedList managed={managed} more={more} />
      )}
    </>
  );
}

function AddOne({ isFull }: { isFull: boolean }) {
  const t = useTranslations('manage.services');
  const keepLanguage = useKeepLanguage();
  if (isFull) return <Notice tone="quiet">{t('limit')}</Notice>;
  return (
    <p>
      <ButtonLink weight="main" to={keepLanguage(paths.addService())}>
        <Plus size={18} aria-hidden />
        {t('add')}
      </ButtonLink>
    </p>
  );
}
