import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../ui/toasts.ts';
import { errorKeyOf } from './errorKeyOf.ts';

/** Says why something could not be done; whose session has ended is led to sign in. */
export function useTellFailure() {
  const t = useTranslations('errors');
  const { revalidate } = useRevalidator();
  return useCallback(
    (error: unknown) => {
      const key = errorKeyOf(error)?.key ?? 'INTERNAL';
      if (key === 'NOT_SIGNED_IN') void revalidate();
      else showToast({ words: t(told.find((known) => known === key) ?? 'INTERNAL'), kind: 'error' });
    },
    [t, revalidate],
  );
}

/** What a person can do something about. */
const told = ['UNREACHABLE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;
