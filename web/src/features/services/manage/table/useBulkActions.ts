import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import { useErrorToast } from '../../../../routing/useErrorToast.ts';
import type { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { callForEach } from '../../lifecycle/callForEach.ts';
import type { ManagedCardData } from '../data/toManagedCard.ts';
import type { useSelection } from './useSelection.ts';

export interface BulkProps {
  selection: ReturnType<typeof useSelection>;
  more: ReturnType<typeof useInfiniteList<ManagedCardData>>;
}

/** Approves and deletes several services at once. Deleted services can be restored. */
export function useBulkActions({ selection: { clear }, more: { remove, putBack } }: BulkProps) {
  const t = useTranslations();
  const showError = useErrorToast();
  const { revalidate } = useRevalidator();
  const restore = async (ids: string[]) => {
    const { done, error } = await callForEach('restore', ids);
    for (const id of done) putBack(id);
    if (error) showError(error);
    else showToast({ text: t('approvals.restored', { count: done.length }), kind: 'success' });
  };
  return {
    approve: async (ids: string[]) => {
      const { done, error } = await callForEach('approve', ids);
      clear();
      await revalidate();
      if (error) showError(error);
      else showToast({ text: t('manage.table.approved', { count: done.length }), kind: 'success' });
    },
    remove: async (ids: string[]) => {
      const { done, handled, error } = await callForEach('delete', ids);
      clear();
      for (const id of handled) remove(id);
      const action = { label: t('manage.services.undo'), act: () => void restore(done) };
      if (error) showError(error);
      else showToast({ text: t('approvals.deleted', { count: done.length }), kind: 'success', action });
    },
  };
}
