import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { isPlainClick } from '../controls/linkEvents.ts';

/** What a link does that opens as a dialog over the page, named by its own id, once what draws it has come. */
export function useDialogLink(load: () => Promise<unknown>, onAsk: (name: string) => void) {
  const t = useTranslations('errors');
  return async (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { id } = event.currentTarget;
    try {
      await load();
      onAsk(id);
    } catch {
      showToast({ words: t('UNREACHABLE'), kind: 'error' });
    }
  };
}
