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
  const tellFailure = useErrorToast();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useMemo(() => services.filter(({ id }) => !gone.has(id)), [services, gone]);

  const handle = useCallback(
    async (how: 'approve' | 'delete', type: ServiceType, ids: string[]) => {
      const boxes = boxesFrom(type, ids);
      const { done, handled, error } = await callForEach(how, ids);
      // Drawn before the focus moves.
      flushSync(() => setGone((before) => new Set([...before, ...handled])));
      if (handled.length > 0) firstLeft(boxes)?.focus();
      if (error) tellFailure(error);
      else if (done.length === 0) showToast({ text: t('handledMeanwhile'), kind: 'success' });
      return { done, isHandled: handled.length > 0 };
    },
    [t, tellFailure],
  );

  const approve = useCallback(
    async (type: ServiceType, ids: string[]) => {
      const { done, isHandled } = await handle('approve', type, ids);
      if (done.length > 0) showToast({ text: t('approved'), kind: 'success' });
      return isHandled;
    },
    [handle, t],
  );

  const bringBack = useCallback(
    async (ids: string[]) => {
      const { done, error } = await callForEach('restore', ids);
      setGone((before) => new Set([...before].filter((id) => !done.includes(id))));
      if (error) tellFailure(error);
      else showToast({ text: t('restored', { count: done.length }), kind: 'success' });
    },
    [t, tellFailure],
  );

  const remove = useCallback(
    async (type: ServiceType, ids: string[]) => {
      const { done, isHandled } = await handle('delete', type, ids);
      const undo = { label: t('undo'), act: () => void bringBack(done) };
      if (done.length > 0) showToast({ text: t('deleted', { count: done.length }), kind: 'success', action: undo });
      return isHandled;
    },
    [handle, bringBack, t],
  );
  return { waiting, approve, remove };
}

/** The boxes of a group to go on at, once these services are gone: those after the first of them, then those before it. */
function boxesFrom(type: string, ids: readonly string[]): HTMLElement[] {
  const boxes = [...document.querySelectorAll<HTMLElement>(`[id^="tick-${type}-"]`)];
  const at = Math.max(
    0,
    boxes.findIndex(({ id }) => ids.some((one) => id.endsWith(one))),
  );
  return [...boxes.slice(at), ...boxes.slice(0, at).reverse()];
}

/** The first id that is still on the page, otherwise the heading. */
function firstLeft(boxes: readonly HTMLElement[]): HTMLElement | null {
  return boxes.find(({ isConnected }) => isConnected) ?? document.querySelector('h1');
}
