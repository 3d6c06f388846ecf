import type { UndoableKind } from '@amparo/domain/services/editing/undoRoutes.ts';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { download } from '../../../../http-client/download.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { listNames, useErrorToast } from '../../../../routing/useErrorToast.ts';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import type { useSelection } from '../../../../ui/infinite-list/useSelection.ts';
import { callForEach, type Refusal, type Result, showFailure, showRefusals } from '../../lifecycle/callForEach.ts';
import { useRestore } from '../../lifecycle/useRestore.ts';
import { useUndo } from '../../lifecycle/useUndo.ts';
import type { ManagedCardData } from '../data/toManagedCard.ts';

/** The API accepts at most this many at once. */
const maxAtOnce = 1000;

export interface BulkProps {
  selection: ReturnType<typeof useSelection<ManagedCardData>>;
  more: ReturnType<typeof useInfiniteList<ManagedCardData>>;
}

/** Actions for several services at once. Each can be undone. */
export function useBulkActions({ selection: { clear }, more: { items, remove, putBack } }: BulkProps) {
  const t = useTranslations();
  const showError = useErrorToast();
  const namesOf = (ids: string[]) => items.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const show = useShowResult(clear, namesOf);
  const restore = useRestore((ids) => ids.forEach(putBack));
  return {
    approve: async (ids: string[]) => show(await callForEach('approve', ids), 'approved'),
    confirm: async (services: ManagedCardData[]) => show(await confirmEach(services), 'confirmed'),
    showSentBack: (result: Result) => show(result, 'sentBack'),
    showAssigned: (result: Result) => show(result, 'assigned'),
    exportRows: async (ids: string[]) => {
      try {
        await download(`/exports/services?_id=${ids.join()}`);
      } catch (error) {
        showError(error);
      }
    },
    remove: async (ids: string[]) => {
      const { done, handled, refused, error } = await callForEach('delete', ids);
      const names = namesOf(refused);
      clear();
      for (const id of handled) remove(id);
      const action = { label: t('manage.services.undo'), act: () => void restore(done) };
      if (error) showError(error, names);
      else showToast({ text: t('approvals.deleted', { count: done.length }), kind: 'success', action });
    },
  };
}

/** Loads the list again, and says what was done, with a button that undoes it. */
function useShowResult(clear: () => void, namesOf: (ids: string[]) => string[]) {
  const t = useTranslations();
  const showError = useErrorToast();
  const { revalidate } = useRevalidator();
  const undo = useUndo();
  return async ({ done, unchanged, refused, error }: Result, kind: UndoableKind) => {
    const names = namesOf(refused);
    clear();
    await revalidate();
    const changed = done.filter((id) => !unchanged.includes(id));
    const action = { label: t('manage.services.undo'), act: () => void undo(kind, changed) };
    if (errorKeyOf(error)?.key === 'CHANGED_MEANWHILE')
      showToast({
        text: t('manage.table.changedMeanwhile', { count: names.length, names: listNames(names) }),
        kind: 'error',
      });
    else if (error) showError(error, names);
    else
      showToast({
        text: t(`manage.table.${kind}`, { count: done.length }),
        kind: 'success',
        ...(changed.length > 0 && { action }),
      });
  };
}

/** Confirms services as they are on the screen. Services that somebody changed meanwhile are not confirmed. */
async function confirmEach(services: readonly ManagedCardData[]): Promise<Result> {
  const result: Result = { done: [], unchanged: [], handled: [], refused: [], error: null };
  const refusals: Refusal[] = [];
  try {
    for (let at = 0; at < services.length; at += maxAtOnce) {
      const seen = services
        .slice(at, at + maxAtOnce)
        .map(({ id, updatedAt }) => ({ id, ifUnmodifiedSince: updatedAt }));
      const { done, refused } = (await callApi('POST /services/confirm-services', { body: { services: seen } })).data;
      result.done.push(...done);
      result.handled.push(...done);
      refusals.push(...refused);
    }
    showRefusals(result, refusals);
  } catch (error) {
    showFailure(result, { error, ids: services.map(({ id }) => id), refusals });
  }
  return result;
}
