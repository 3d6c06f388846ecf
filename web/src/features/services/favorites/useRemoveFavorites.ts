import { useTranslations } from 'use-intl/react';
import { favorites } from '../../../browser/storage/storedIds.ts';
import { showToast } from '../../../browser/toasts.ts';

/** Removes favorites. Undo restores them at their positions. */
export function useRemoveFavorites() {
  const t = useTranslations('favorites');
  const page = useTranslations('favoritesPage');
  const report = (text: string, undo: () => void) =>
    showToast({ text, kind: 'success', action: { label: page('undo'), act: undo } });
  return {
    removeOne: (id: string, afterUndo: () => void) => {
      const at = favorites.read().indexOf(id);
      favorites.remove(id);
      report(t('removed'), () => {
        favorites.add(id, at);
        afterUndo();
      });
    },
    removeAll: (afterUndo: () => void) => {
      const before = favorites.read();
      for (const id of before) favorites.remove(id);
      report(page('allRemoved'), () => {
        for (const [at, id] of before.entries()) favorites.add(id, at);
        afterUndo();
      });
    },
  };
}
