import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { isPlainClick } from '../controls/linkEvents.ts';

/** Opens a link as a dialog over the page once the dialog's code is loaded. The link's id names the dialog. */
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
      showToast({ text: t('UNREACHABLE'), kind: 'error' });
    }
  };
}
