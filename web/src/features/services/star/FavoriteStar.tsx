import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { favorites, useStoredIds } from '../../../browser/storage/storedIds.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './FavoriteStar.module.css';
import { useFavoriteChanges } from './useFavoriteChanges.ts';

/** The star in the header of a service's page (spec §2). Hidden before scripts run, because it needs them. */
export function FavoriteStar({ id }: { id: string }) {
  const t = useTranslations('favorites');
  const isFavorite = useStoredIds(favorites).includes(id);
  const { toggle } = useFavoriteChanges();
  if (!useHydrated()) return null;
  return (
    <Button weight="plain" aria-pressed={isFavorite} onClick={() => toggle(id)}>
      <Star size={22} aria-hidden className={isFavorite ? styles.full : undefined} />
      {t('star')}
    </Button>
  );
}

/** The star on a card. Its space is there before the star is, so nothing moves. */
export function CardStar({ id, name }: { id: string; name: string }) {
  const t = useTranslations('favorites');
  const isFavorite = useStoredIds(favorites).includes(id);
  const { toggle } = useFavoriteChanges();
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className={styles.onCard}
      aria-pressed={isFavorite}
      aria-label={`${t('save')}: ${name}`}
      onClick={() => toggle(id)}
    >
      <Star size={18} aria-hidden className={isFavorite ? styles.full : undefined} />
      <span>{t('save')}</span>
    </button>
  );
}
