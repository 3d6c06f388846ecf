import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { callForEach } from './callForEach.ts';
import type { WaitingService } from './waitingService.ts';

/**
 * Approves and deletes services, removes them from the list, and moves the focus. Both return whether they succeeded.
 */
export function useApprove(services: readonly WaitingService[]) {
  const t = useTranslations('approvals');
  const { waiting, handle, restore } = useWaiting(services);
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
  return { waiting, approve, remove };
}

/** The services that nobody has handled yet, and functions that handle some and bring deleted ones back. */
function useWaiting(services: readonly WaitingService[]) {
  const t = useTranslations('approvals');
  const showError = useErrorToast();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useMemo(() => services.filter(({ id }) => !gone.has(id)), [services, gone]);
  const handle = useCallback(
    async (how: 'approve' | 'delete', type: ServiceType, ids: string[]) => {
      const boxes = boxesFrom(type, ids);
      const { done, handled, error } = await callForEach(how, ids);
      // The cards must be gone before the focus moves.
      flushSync(() => setGone((before) => new Set([...before, ...handled])));
      if (handled.length > 0) firstLeft(boxes)?.focus();
      if (error) showError(error);
      else if (done.length === 0) showToast({ text: t('handledMeanwhile'), kind: 'success' });
      return { done, isHandled: handled.length > 0 };
    },
    [t, showError],
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
  return { waiting, handle, restore };
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
