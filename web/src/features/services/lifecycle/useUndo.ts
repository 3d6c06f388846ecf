import type { UndoableKind } from '@amparo/domain/services/editing/undoRoutes.ts';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { showReturned } from '../../../ui/table/showReturned.ts';

/** The API accepts at most this many at once. */
const maxAtOnce = 1000;

/**
 * Undoes an action on several services, and says how many somebody has changed since. `onUndone` gets those that are as
 * they were before.
 */
export function useUndo(onUndone?: (ids: readonly string[]) => void) {
  const t = useTranslations('lifecycle.undo');
  const showError = useErrorToast();
  const { revalidate } = useRevalidator();
  // A stable callback, so that memoized cards do not render again.
  return useCallback(
    async (kind: UndoableKind, ids: readonly string[]) => {
      try {
        const { done, countChanged } = await undoEach(kind, ids);
        await revalidate();
        showReturned(done, () => onUndone?.(done));
        const text = t('done', { count: done.length });
        if (countChanged === 0) showToast({ text, kind: 'success' });
        else showToast({ text: `${text} ${t('notDone', { count: countChanged })}`, kind: 'error' });
      } catch (error) {
        showError(error);
      }
    },
    [t, showError, revalidate, onUndone],
  );
}

async function undoEach(kind: UndoableKind, ids: readonly string[]) {
  const undone = { done: [] as string[], countChanged: 0 };
  for (let at = 0; at < ids.length; at += maxAtOnce) {
    const body = { services: ids.slice(at, at + maxAtOnce), kind };
    const { done, refused } = (await callApi('POST /services/undo-changes', { body })).data;
    undone.done.push(...done);
    undone.countChanged += refused.length;
  }
  return undone;
}
