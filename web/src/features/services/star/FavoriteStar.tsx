import { Star } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { favorites, useStoredIds } from '../../../browser/storage/storedIds.ts';
import { showToast, type Toast } from '../../../browser/toasts.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './FavoriteStar.module.css';

/** The star in the header of a service's page (spec §2). Hidden before scripts run, because it needs them. */
export function FavoriteStar({ id }: { id: string }) {
  const t = useTranslations('favorites');
  const isFavorite = useStoredIds(favorites).includes(id);
  const toggle = useToggleFavorite();
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
  const toggle = useToggleFavorite();
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

/** Adds or removes a favorite, with a message (spec §4) that leads to the list of favorites. */
function useToggleFavorite(): (id: string) => void {
  const t = useTranslations('favorites');
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const show = { label: t('show'), act: () => void navigate(keepLanguage(paths.favorites())), isShortcut: true };
  const report = (isStored: boolean, toast: Omit<Toast, 'kind'>) =>
    showToast(isStored ? { ...toast, kind: 'success' } : { text: t('notStored'), kind: 'error' });
  return (id) => {
    if (favorites.read().includes(id)) report(favorites.remove(id), { text: t('removed') });
    else report(favorites.add(id), { text: t('added'), action: show });
  };
}
