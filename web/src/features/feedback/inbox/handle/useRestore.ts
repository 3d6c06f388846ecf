import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { useErrorToast } from '../../../../routing/useErrorToast.ts';
import { nextFocus } from '../../../../ui/table/nextFocus.ts';

/** Restores a deleted message, removes it from this list, and focuses the next one. */
export function useRestore(onRestored: (id: string) => void) {
  const t = useTranslations('feedbacks.restore');
  const showError = useErrorToast();
  const requested = useRef(new Set<string>());
  // A stable callback, so that memoized cards do not render again.
  return useCallback(
    async (id: string) => {
      // Ignore a double click.
      if (requested.current.has(id)) return;
      requested.current.add(id);
      try {
        await callApi('POST /feedbacks/:id/restore', { params: { id } });
        showToast({ text: t('done'), kind: 'success' });
      } catch (error) {
        requested.current.delete(id);
        if (errorKeyOf(error)?.key !== 'NOT_FOUND') return showError(error);
        showToast({ text: t('gone'), kind: 'error' });
      }
      const next = nextFocus([id], '[id^="feedback-"]');
      flushSync(() => onRestored(id));
      next()?.focus();
    },
    [onRestored, t, showError],
  );
}
