import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { loadConfirm } from '../../../ui/dialogs/lazyConfirm.ts';
import { useDialogFromHash } from '../../../ui/dialogs/useDialogFromHash.ts';
import type { UserEntry } from './userEntry.ts';

interface Options {
  onDeleted: (id: string) => void;
  onUndo: (id: string) => void;
}

/** Deletes a user. The address names the user (`#delete-…`). The message afterwards has an undo button. */
export function useDeleteUser(users: readonly UserEntry[], { onDeleted, onUndo }: Options) {
  const t = useTranslations('users');
  const showError = useErrorToast();
  const { hash } = useLocation();
  const userToDelete = users.find(({ id }) => hash === `#delete-${id}`) ?? null;
  const { show, close } = useDialogFromHash([hash.slice(1)]);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const ask = useCallback(
    (id: string) => void loadConfirm().then(() => void latest.current(`delete-${id}`), showError),
    [showError],
  );
  /** Whether the user was deleted. */
  const remove = async ({ id, name }: UserEntry): Promise<boolean> => {
    const error = await callApi('DELETE /users/:id', { params: { id } }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const key = errorKeyOf(error)?.key;
    if (key === 'LAST_ADMINISTRATOR') showToast({ text: t('lastAdministrator'), kind: 'error' });
    else if (error && key !== 'NOT_FOUND') showError(error, [name]);
    if (error && key !== 'NOT_FOUND') return false;
    // The dialog must close before the message gets the focus.
    flushSync(() => onDeleted(id));
    const undo = { label: t('undo'), act: () => onUndo(id) };
    showToast({ text: t('deleted', { name }), kind: 'success', ...(error ? {} : { action: undo }) });
    return true;
  };
  return { userToDelete, ask, close, remove };
}
