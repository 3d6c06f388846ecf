import { Trash2 } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { favorites, useStoredIds } from '../../../browser/storage/storedIds.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { onDevice } from '../../../routing/load.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NextSteps } from '../../../ui/page/NextSteps.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { FavoriteRow } from './FavoriteRow.tsx';
import styles from './FavoritesPage.module.css';
import { type FavoritesData, listFavorites, loadFavorites } from './loadFavorites.ts';
import { useRemoveFavorites } from './useRemoveFavorites.ts';

/** The server does not know the favorites. */
export function loader(): null {
  return null;
}

export const clientLoader = Object.assign(withMessages(['favoritesPage', 'offers'], onDevice(loadFavorites)), {
  hydrate: true as const,
});

export const meta = privateMeta((t) => t('favoritesPage.title'));

/** The services that this device remembers (spec §2). */
export default function FavoritesPage() {
  const t = useTranslations('favoritesPage');
  const data = useLoaderData<FavoritesData | null>();
  const isHydrated = useHydrated();
  return (
    <Page title={t('title')} intro={t('intro')}>
      {data ? <Favorites data={data} /> : isHydrated && <p role="status">{t('loading')}</p>}
      {!isHydrated && (
        <noscript>
          <EmptyState lead={t('needsScripts')}>
            <p>{t('withoutScripts')}</p>
            <ToList />
          </EmptyState>
        </noscript>
      )}
    </Page>
  );
}

function Favorites({ data }: { data: FavoritesData }) {
  const t = useTranslations('favoritesPage');
  const listed = listFavorites(useStoredIds(favorites), data);
  const { removeOne, removeAll } = useRemoveFavorites();
  if (listed.length === 0) {
    return (
      <EmptyState lead={t('empty')}>
        <p>{t('emptyHint')}</p>
        <NextSteps />
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.count}>
        {t('count', { count: listed.length })}
        <span className={styles.hint}> · {t('swipeHint')}</span>
      </p>
      <ul className={styles.list}>
        {listed.map((favorite) => (
          <FavoriteRow
            key={favorite.id}
            favorite={favorite}
            now={data.now}
            onRemove={(id) => removeOne(id, () => focusOnRow(id))}
          />
        ))}
      </ul>
      {listed.length > 1 && (
        <p>
          <Button weight="outlined" onClick={() => removeAll(() => focusOnRow(listed[0]!.id))}>
            <Trash2 size={18} aria-hidden />
            {t('removeAll')}
          </Button>
        </p>
      )}
    </>
  );
}

function ToList() {
  const t = useTranslations('favoritesPage');
  const keepLanguage = useKeepLanguage();
  return (
    <p>
      <Link to={keepLanguage(paths.home())} className={styles.toList}>
        {t('toList')}
      </Link>
    </p>
  );
}

/** Scrolls a restored favorite into view. */
function focusOnRow(id: string): void {
  requestAnimationFrame(() => {
    const row = document.getElementById(`favorite-${id}`);
    row?.querySelector<HTMLElement>('a, button')?.focus();
  });
}
