import type { ManagedUser } from '@amparo/domain/users/listedUser.ts';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Notice } from '../../../ui/Notice.tsx';
import { typedOf } from './typedUser.ts';

/** What somebody else has saved since the page was opened; what is typed stands below, and is saved by saving again. */
export function NewerUser({ user }: { user: ManagedUser | null }) {
  const t = useTranslations('users');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (user) place.current?.focus();
  }, [user]);
  const typed = user && typedOf(user);
  return (
    <div ref={place} role="alert" tabIndex={-1}>
      {typed && (
        <Notice tone="alert">
          <p>{t('edit.newer')}</p>
          <ul>
            <li>
              {t('edit.name')}: {typed.displayName || '–'}
            </li>
            <li>
              {t('edit.phone')}: {typed.phone || '–'}
            </li>
            <li>
              {t('edit.role')}: {t(`roles.${typed.role}`)}
            </li>
            {typed.role !== 'ADMINISTRATOR' && (
              <li>
                {t('edit.totalServices')}: {typed.totalServices}
              </li>
            )}
          </ul>
          <p>{t('edit.newerHint')}</p>
        </Notice>
      )}
    </div>
  );
}
