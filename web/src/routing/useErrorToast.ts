import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../browser/toasts.ts';
import { errorKeyOf } from '../http-client/errorKeyOf.ts';
import { errorMessage } from '../http-client/errorMessages.ts';

/** Shows an error as a toast. Redirects to sign in if the session has expired. */
export function useErrorToast() {
  const t = useTranslations();
  const { revalidate } = useRevalidator();
  return useCallback(
    (error: unknown) => {
      const key = errorKeyOf(error)?.key ?? 'INTERNAL';
      if (key === 'NOT_SIGNED_IN') void revalidate();
      else showToast({ text: t(errorMessage(key)), kind: 'error' });
    },
    [t, revalidate],
  );
}
