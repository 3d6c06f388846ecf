import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../browser/toasts.ts';
import { errorKeyOf } from '../http-client/errorKeyOf.ts';
import { errorMessage } from '../http-client/errorMessages.ts';

/** The message names at most so many items. */
const maxNamed = 3;

/**
 * Shows an error as a toast, with the names of the items that it is about. Redirects to sign in if the session has
 * expired.
 */
export function useErrorToast() {
  const t = useTranslations();
  const { revalidate } = useRevalidator();
  return useCallback(
    (error: unknown, names: readonly string[] = []) => {
      const key = errorKeyOf(error)?.key ?? 'INTERNAL';
      if (key === 'NOT_SIGNED_IN') void revalidate();
      else showToast({ text: namesText(names) + t(errorMessage(key)), kind: 'error' });
    },
    [t, revalidate],
  );
}

/** The names before a message. */
function namesText(names: readonly string[]): string {
  return names.length === 0 ? '' : `${listNames(names)}: `;
}

/** `Elm Pantry, Oak Shelter, Ash Clinic, +2` */
export function listNames(names: readonly string[]): string {
  const others = names.length > maxNamed ? [`+${names.length - maxNamed}`] : [];
  return [...names.slice(0, maxNamed), ...others].join(', ');
}
