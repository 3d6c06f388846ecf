import { useTranslations } from 'use-intl/react';
import { favorites } from '../../../browser/storage/storedIds.ts';
import { showToast } from '../../../browser/toasts.ts';

/** Adds and removes favorites, with a message (spec §4). */
export function useFavoriteChanges() {
  const t = useTranslations('favorites');
  const report = (isStored: boolean, text: string) =>
    showToast(isStored ? { text, kind: 'success' } : { text: t('notKept'), kind: 'error' });
  return {
    toggle: (id: string) => {
      if (favorites.read().includes(id)) report(favorites.remove(id), t('removed'));
      else report(favorites.add(id), t('added'));
    },
    /** Removes a favorite. Undo restores it at its position. */
    removeWithUndo: (id: string, afterUndo: () => void) => {
      const at = favorites.read().indexOf(id);
      favorites.remove(id);
      const undo = () => {
        favorites.add(id, at);
        afterUndo();
      };
      showToast({ text: t('removed'), kind: 'success', action: { label: t('undo'), act: undo } });
    },
  };
}
