import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import type { ManagedCardData } from '../data/toManagedCard.ts';

/** Which service is edited beside the list. Saving loads the list again, and the focus returns to the row. */
export function useEditPanel(items: readonly ManagedCardData[]) {
  const t = useTranslations('manage.panel');
  const { revalidate } = useRevalidator();
  const [id, setId] = useState<string | null>(null);
  const edited = items.find((item) => item.id === id) ?? null;
  const rowAfter = () => {
    const at = items.findIndex((item) => item.id === id);
    return [id, items[at + 1]?.id, items[at - 1]?.id].find((one) => one && rowOf(one));
  };
  const close = () => {
    const row = rowAfter();
    flushSync(() => setId(null));
    if (row) rowOf(row)?.focus();
  };
  return {
    edited,
    open: useCallback((next: string) => setId(next), []),
    close,
    save: async () => {
      close();
      showToast({ text: t('saved'), kind: 'success' });
      const next = items[items.findIndex((item) => item.id === id) + 1]?.id;
      await revalidate();
      // A corrected service may have left the list: the one after it is next.
      if (document.activeElement === document.body && next) rowOf(next)?.focus();
    },
  };
}

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${id}"]`);
}
