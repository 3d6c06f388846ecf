import type { UndoableKind } from '@amparo/domain/services/editing/undoRoutes.ts';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { useErrorToast } from '../../../../routing/useErrorToast.ts';

/** The API accepts at most this many at once. */
const maxAtOnce = 1000;

/** Undoes an action on several services, and says how many somebody has changed since. */
export function useUndo() {
  const t = useTranslations('manage.table');
  const showError = useErrorToast();
  const { revalidate } = useRevalidator();
  return async (kind: UndoableKind, ids: readonly string[]) => {
    try {
      const { countDone, countChanged } = await undoEach(kind, ids);
      await revalidate();
      const text = t('undone', { count: countDone });
      if (countChanged === 0) showToast({ text, kind: 'success' });
      else showToast({ text: `${text} ${t('notUndone', { count: countChanged })}`, kind: 'error' });
    } catch (error) {
      showError(error);
    }
  };
}

async function undoEach(kind: UndoableKind, ids: readonly string[]) {
  const undone = { countDone: 0, countChanged: 0 };
  for (let at = 0; at < ids.length; at += maxAtOnce) {
    const body = { services: ids.slice(at, at + maxAtOnce), kind };
    const { done, refused } = (await callApi('POST /services/undo-changes', { body })).data;
    undone.countDone += done.length;
    undone.countChanged += refused.length;
  }
  return undone;
}
