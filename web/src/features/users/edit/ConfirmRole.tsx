import type { Role } from '@amparo/domain/permissions/permissions.ts';
import type { ManagedUser } from '@amparo/domain/users/user.ts';
import { Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../ui/dialogs/lazyConfirm.ts';
import { permissionsOf } from '../access/accessTable.ts';
import styles from './ConfirmRole.module.css';

interface Props {
  user: Pick<ManagedUser, 'displayName' | 'email'>;
  question: { role: Role; answer: (isConfirmed: boolean) => void } | null;
}

/** Asks before a role is changed. It names the person, and what the new role may do. */
export function ConfirmRole({ user, question }: Props) {
  const t = useTranslations('users');
  // Shown while the dialog closes.
  const role = useRef<Role>('USER');
  if (question) role.current = question.role;
  const name = user.displayName || user.email;
  const roleName = t(`roles.${role.current}`);
  return (
    <Suspense>
      <ConfirmDialog
        question={t('edit.confirmRole.question', { name, role: roleName })}
        confirm={t('edit.confirmRole.confirm')}
        isOpen={question !== null}
        onConfirm={async () => question?.answer(true)}
        onClose={() => question?.answer(false)}
        focusAfter={() => document.querySelector<HTMLElement>('[name=role]')}
      >
        {name !== user.email && <p>{user.email}</p>}
        <p>{t('edit.confirmRole.may')}</p>
        <ul className={styles.allowed}>
          {permissionsOf(role.current).map(({ action, extent }) => (
            <li key={action}>
              {t(`access.actions.${action}`)}
              {extent !== 'yes' && ` (${t(`access.extents.${extent}`)})`}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </Suspense>
  );
}
