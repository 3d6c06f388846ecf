import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { useErrorToast } from '../../../../routing/useErrorToast.ts';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { takeFocus } from '../../../../ui/keyboard/takeFocus.ts';
import { nextFocus } from '../../../../ui/table/nextFocus.ts';
import { showReturned } from '../../../../ui/table/showReturned.ts';
import type { FeedbackTab } from '../tabs/inboxTabs.ts';

const calls = {
  archive: 'POST /feedbacks/:id/archive',
  unarchive: 'POST /feedbacks/:id/unarchive',
  delete: 'DELETE /feedbacks/:id',
  restore: 'POST /feedbacks/:id/restore',
} as const;
export type BulkAction = keyof typeof calls;

/** What undoes each action. */
const undoOf = { archive: 'unarchive', unarchive: 'archive', delete: 'restore', restore: 'delete' } as const;

/** The actions for several messages under a tab. */
export function bulkActionsOf(tab: FeedbackTab): BulkAction[] {
  if (tab === 'deleted') return ['restore'];
  return tab === 'archive' ? ['unarchive', 'delete'] : ['archive', 'delete'];
}

type List = Pick<ReturnType<typeof useInfiniteList<Feedback>>, 'remove' | 'putBack'>;

interface Options {
  /** Runs when messages have left the list. */
  onHandled?: () => void;
  /** Whether the next row of the table gets the focus. Otherwise the button that undoes it does. */
  isTable?: boolean;
}

/** Archives, moves back, deletes, or restores messages, and offers to undo it. */
export function useBulkHandle({ remove, putBack }: List, { onHandled, isTable = false }: Options) {
  const t = useTranslations();
  const showError = useErrorToast();
  const undo = async (action: BulkAction, ids: readonly string[]) => {
    const { done, error } = await callForAll(undoOf[action], ids);
    showReturned(done, () => done.forEach(putBack));
    if (error) showError(error);
    else showToast({ text: t('feedbacks.bulk.undone', { count: done.length }), kind: 'success' });
  };
  return async (action: BulkAction, ids: readonly string[]) => {
    const { done, gone, error } = await callForAll(action, ids);
    const handled = [...done, ...gone];
    const next = nextFocus(handled);
    // The messages must be gone before the focus moves.
    flushSync(() => {
      for (const id of handled) remove(id);
    });
    if (handled.length > 0) onHandled?.();
    if (handled.length > 0 && isTable) takeFocus(next());
    if (error) return showError(error);
    const text = t(`feedbacks.bulk.${action}Done`, { count: done.length });
    showToast({
      text,
      kind: 'success',
      keepsFocus: isTable,
      action: { label: t('feedbacks.bulk.undo'), act: () => void undo(action, done) },
    });
  };
}

interface Result {
  done: string[];
  /** Handled meanwhile by somebody. */
  gone: string[];
  /** Why the others were not handled. */
  error: unknown;
}

/** Handles one after the other, and stops at the first error. */
async function callForAll(action: BulkAction, ids: readonly string[]): Promise<Result> {
  const result: Result = { done: [], gone: [], error: null };
  for (const id of ids) {
    try {
      await callApi(calls[action], { params: { id } });
      result.done.push(id);
    } catch (error) {
      if (errorKeyOf(error)?.key !== 'NOT_FOUND') return { ...result, error };
      result.gone.push(id);
    }
  }
  return result;
}
