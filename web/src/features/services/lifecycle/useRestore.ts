import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { showReturned } from '../../../ui/table/showReturned.ts';
import { callForEach } from './callForEach.ts';

/** Restores deleted services. `onRestored` brings them back to the list. */
export function useRestore(onRestored: (ids: readonly string[]) => void) {
  const t = useTranslations('approvals');
  const showError = useErrorToast();
  // A stable callback, so that memoized cards do not render again.
  return useCallback(
    async (ids: readonly string[]) => {
      const { done, error } = await callForEach('restore', ids);
      showReturned(done, () => onRestored(done));
      if (error) showError(error);
      else showToast({ text: t('restored', { count: done.length }), kind: 'success' });
    },
    [t, showError, onRestored],
  );
}
