import { Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../ui/dialogs/lazyConfirm.ts';
import type { UserEntry } from './userEntry.ts';

interface Props {
  user: UserEntry | null;
  /** Returns whether the user was deleted. */
  onConfirm: (user: UserEntry) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for confirmation before it deletes a user, and explains the effect on the user's services. */
export function DeleteUser({ user: userToDelete, onConfirm, onClose }: Props) {
  const t = useTranslations('users');
  // Shown while the dialog closes.
  const last = useRef(userToDelete);
  const isGone = useRef(false);
  if (userToDelete) last.current = userToDelete;
  const user = last.current;
  if (!user) return null;
  const confirm = async () => {
    isGone.current = true;
    isGone.current = await onConfirm(user);
    onClose();
  };
  // The undo button of the message gets the focus.
  const focusAfter = () => {
    const opener = isGone.current ? null : document.getElementById(`delete-${user.id}`);
    isGone.current = false;
    return opener;
  };
  return (
    <Suspense>
      <ConfirmDialog
        question={t('deleteQuestion')}
        confirm={t('delete')}
        isOpen={userToDelete !== null}
        onConfirm={confirm}
        onClose={onClose}
        focusAfter={focusAfter}
      >
        <p>{user.name}</p>
        {user.name !== user.email && <p>{user.email}</p>}
        {user.countServices > 0 && <p>{t('servicesStay', { count: user.countServices })}</p>}
      </ConfirmDialog>
    </Suspense>
  );
}
