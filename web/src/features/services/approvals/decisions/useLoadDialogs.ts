import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import { loadConfirm } from '../../../../ui/dialogs/lazyConfirm.ts';

export const loadSendBack = () => import('../../lifecycle/SendBackDialog.tsx');

/** Loads the dialogs before one of them opens, or says that they cannot be loaded. */
export function useLoadDialogs() {
  const t = useTranslations('errors');
  return useCallback(
    (open: () => void) => {
      const refuse = () => showToast({ text: t('UNREACHABLE'), kind: 'error' });
      void Promise.all([loadConfirm(), loadSendBack()]).then(open, refuse);
    },
    [t],
  );
}
