import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../ui/toasts.ts';
import { errorKeyOf } from './errorKeyOf.ts';
import { errorWords } from './errorWords.ts';

/** Says why something could not be done; whose session has ended is led to sign in. */
export function useTellFailure() {
  const t = useTranslations();
  const { revalidate } = useRevalidator();
  return useCallback(
    (error: unknown) => {
      const key = errorKeyOf(error)?.key ?? 'INTERNAL';
      if (key === 'NOT_SIGNED_IN') void revalidate();
      else showToast({ words: t(errorWords[key as keyof typeof errorWords] ?? 'errors.INTERNAL'), kind: 'error' });
    },
    [t, revalidate],
  );
}
