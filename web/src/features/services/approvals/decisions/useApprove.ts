import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { closeToast, showToast } from '../../../../browser/toasts.ts';
import { useErrorToast } from '../../../../routing/useErrorToast.ts';
import { takeFocus } from '../../../../ui/keyboard/takeFocus.ts';
import { nextFocus } from '../../../../ui/table/nextFocus.ts';
import { callForEach, type Result } from '../../lifecycle/callForEach.ts';
import { useRestore } from '../../lifecycle/useRestore.ts';
import { useUndo } from '../../lifecycle/useUndo.ts';
import type { WaitingService } from '../waiting/waitingService.ts';
import type { ApprovalQuestion } from './useApprovalQuestion.ts';

/** The list in which somebody acts: a group of cards, or the table (null). */
type Place = ServiceType | null;

/**
 * Approves, deletes, and sends back services, removes them from the list, and moves the focus. The first two return
 * whether they succeeded, the last one the element for the focus.
 */
export function useApprove(services: readonly WaitingService[]) {
  const t = useTranslations('approvals');
  const { waiting, hide, handle, show } = useWaiting(services);
  const restore = useRestore(show);
  const showUndoable = useUndoableToast(show);
  const approve = useCallback(
    async (place: Place, ids: string[]) => {
      const { done, isHandled } = await handle('approve', place, ids);
      if (done.length > 0) showUndoable('approved', done);
      return isHandled;
    },
    [handle, showUndoable],
  );
  const remove = useCallback(
    async (place: Place, ids: string[]) => {
      const { done, isHandled } = await handle('delete', place, ids);
      const action = { label: t('undo'), act: () => void restore(done) };
      if (done.length > 0) showToast({ text: t('deleted', { count: done.length }), kind: 'success', action });
      return isHandled;
    },
    [handle, restore, t],
  );
  const showSentBack = useCallback(
    ({ place, services: sent }: ApprovalQuestion, { done, handled }: Result) => {
      if (done.length > 0) showUndoable('sentBack', done);
      else showToast({ text: t('handledMeanwhile'), kind: 'success' });
      const ids = sent.map(({ id }) => id);
      return hide(place, ids, handled);
    },
    [hide, showUndoable, t],
  );
  return { waiting, approve, remove, showSentBack };
}

/** Says what was done, with a button that undoes it. The list keeps the focus. */
function useUndoableToast(onUndone: (ids: readonly string[]) => void) {
  const t = useTranslations('approvals');
  const undo = useUndo(onUndone);
  return useCallback(
    (kind: 'approved' | 'sentBack', ids: string[]) =>
      showToast({
        text: t(kind, { count: ids.length }),
        kind: 'success',
        action: { label: t('undo'), act: () => void undo(kind, ids) },
        keepsFocus: true,
      }),
    [t, undo],
  );
}

/** The services that nobody has handled yet, and functions that handle some and bring them back. */
function useWaiting(services: readonly WaitingService[]) {
  const t = useTranslations('approvals');
  const showError = useErrorToast();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useMemo(() => services.filter(({ id }) => !gone.has(id)), [services, gone]);
  const hide = useCallback((place: Place, ids: readonly string[], handled: readonly string[]) => {
    const next = nextFocus(ids, place ? `[id^="tick-${place}-"]` : undefined);
    // The cards must be gone before the focus moves.
    flushSync(() => setGone((before) => new Set([...before, ...handled])));
    return next();
  }, []);
  const show = useCallback(
    (ids: readonly string[]) => setGone((before) => new Set([...before].filter((id) => !ids.includes(id)))),
    [],
  );
  const handle = useCallback(
    async (how: 'approve' | 'delete', place: Place, ids: string[]) => {
      const hideAndFocus = (some: readonly string[]) => {
        const next = hide(place, ids, some);
        if (some.length > 0) takeFocus(next);
      };
      // The next service is shown while the server works, unless it is known to refuse.
      const isRefused = services.some(({ id, waitsForEmail }) => waitsForEmail && ids.includes(id));
      const isEarly = how === 'approve' && !isRefused;
      if (isEarly) {
        // Undo in the last message would undo an earlier approval than the one that is seen.
        closeToast();
        hideAndFocus(ids);
      }
      const { done, handled, refused, error } = await callForEach(how, ids);
      if (!isEarly) hideAndFocus(handled);
      else if (error) show(ids.filter((id) => !handled.includes(id)));
      if (error)
        showError(
          error,
          services.filter(({ id }) => refused.includes(id)).map(({ name }) => name),
        );
      else if (done.length === 0) showToast({ text: t('handledMeanwhile'), kind: 'success' });
      return { done, isHandled: handled.length > 0 };
    },
    [services, hide, show, t, showError],
  );
  return { waiting, hide, show, handle };
}
