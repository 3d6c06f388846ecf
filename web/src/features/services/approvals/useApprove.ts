import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { callForEach, type Result } from '../lifecycle/callForEach.ts';
import type { ApprovalQuestion } from './useApprovalQuestion.ts';
import type { WaitingService } from './waitingService.ts';

/**
 * Approves, deletes, and sends back services, removes them from the list, and moves the focus. The first two return
 * whether they succeeded, the last one the element for the focus.
 */
export function useApprove(services: readonly WaitingService[]) {
  const t = useTranslations('approvals');
  const { waiting, hide, handle, restore } = useWaiting(services);
  const approve = useCallback(
    async (type: ServiceType, ids: string[]) => {
      const { done, isHandled } = await handle('approve', type, ids);
      if (done.length > 0) showToast({ text: t('approved'), kind: 'success' });
      return isHandled;
    },
    [handle, t],
  );
  const remove = useCallback(
    async (type: ServiceType, ids: string[]) => {
      const { done, isHandled } = await handle('delete', type, ids);
      const undo = { label: t('undo'), act: () => void restore(done) };
      if (done.length > 0) showToast({ text: t('deleted', { count: done.length }), kind: 'success', action: undo });
      return isHandled;
    },
    [handle, restore, t],
  );
  const showSentBack = useCallback(
    ({ type, services: sent }: ApprovalQuestion, { done, handled }: Result) => {
      showToast({ text: t(done.length > 0 ? 'sentBack' : 'handledMeanwhile'), kind: 'success' });
      return hide(
        type,
        sent.map(({ id }) => id),
        handled,
      );
    },
    [hide, t],
  );
  return { waiting, approve, remove, showSentBack };
}

/** The services that nobody has handled yet, and functions that handle some and bring deleted ones back. */
function useWaiting(services: readonly WaitingService[]) {
  const t = useTranslations('approvals');
  const showError = useErrorToast();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useMemo(() => services.filter(({ id }) => !gone.has(id)), [services, gone]);
  const hide = useCallback((type: ServiceType, ids: readonly string[], handled: readonly string[]) => {
    const boxes = boxesFrom(type, ids);
    // The cards must be gone before the focus moves.
    flushSync(() => setGone((before) => new Set([...before, ...handled])));
    return firstLeft(boxes);
  }, []);
  const handle = useCallback(
    async (how: 'approve' | 'delete', type: ServiceType, ids: string[]) => {
      const { done, handled, error } = await callForEach(how, ids);
      const next = hide(type, ids, handled);
      if (handled.length > 0) next?.focus();
      if (error) showError(error);
      else if (done.length === 0) showToast({ text: t('handledMeanwhile'), kind: 'success' });
      return { done, isHandled: handled.length > 0 };
    },
    [hide, t, showError],
  );
  const restore = useCallback(
    async (ids: string[]) => {
      const { done, error } = await callForEach('restore', ids);
      setGone((before) => new Set([...before].filter((id) => !done.includes(id))));
      if (error) showError(error);
      else showToast({ text: t('restored', { count: done.length }), kind: 'success' });
    },
    [t, showError],
  );
  return { waiting, hide, handle, restore };
}

/** The checkboxes of a group in the order for the next focus: from the first of these services on, then backward from it. */
function boxesFrom(type: string, ids: readonly string[]): HTMLElement[] {
  const boxes = [...document.querySelectorAll<HTMLElement>(`[id^="tick-${type}-"]`)];
  const at = Math.max(
    0,
    boxes.findIndex(({ id }) => ids.some((one) => id.endsWith(one))),
  );
  return [...boxes.slice(at), ...boxes.slice(0, at).reverse()];
}

/** The first checkbox that is still on the page, otherwise the heading. */
function firstLeft(boxes: readonly HTMLElement[]): HTMLElement | null {
  return boxes.find(({ isConnected }) => isConnected) ?? document.querySelector('h1');
}
