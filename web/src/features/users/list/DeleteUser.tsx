import { Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../ui/dialogs/lazyConfirm.ts';
import type { UserEntry } from './userEntry.ts';

interface Props {
  user: UserEntry | null;
  /** Answers whether they are gone. */
  onConfirm: (user: UserEntry) => Promise<boolean>;
  onClose: () => void;
}

/** Asks before somebody is deleted, and says what becomes of their services. */
export function DeleteUser({ user: asked, onConfirm, onClose }: Props) {
  const t = useTranslations('users');
  // Who is still shown while the dialog closes.
  const last = useRef(asked);
  const isGone = useRef(false);
  if (asked) last.current = asked;
  const user = last.current;
  if (!user) return null;
  const confirm = async () => {
    isGone.current = true;
    isGone.current = await onConfirm(user);
    onClose();
  };
  // The way back in the message takes the focus itself.
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
        isOpen={asked !== null}
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
