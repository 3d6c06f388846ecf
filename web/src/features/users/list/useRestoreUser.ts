import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';

/** Restores a deleted user with everything that belonged to the account. */
export function useRestoreUser(onRestored: (id: string) => void) {
  const t = useTranslations('users');
  const showError = useErrorToast();
  return useCallback(
    async (id: string) => {
      try {
        await callApi('POST /users/:id/restore', { params: { id } });
        onRestored(id);
        showToast({ text: t('restored'), kind: 'success' });
        document.querySelector('h1')?.focus();
      } catch (error) {
        const key = errorKeyOf(error)?.key;
        if (key === 'EMAIL_ALREADY_USED') showToast({ text: t('emailUsedSince'), kind: 'error' });
        else if (key === 'NOT_FOUND') showToast({ text: t('restoredMeanwhile'), kind: 'error' });
        else showError(error);
      }
    },
    [onRestored, t, showError],
  );
}
