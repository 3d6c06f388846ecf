import { useEffect } from 'react';
import { cacheOwner } from '../browser/storage/account.ts';
import { showToast } from '../browser/toasts.ts';
import { errorKeyOf } from '../http-client/errorKeyOf.ts';
import type { Language } from '../i18n/language.ts';
import { translate } from '../i18n/messages/translate.ts';

type ClientLoader<Args, T> = (args: Args) => Promise<T>;

/** The last data of each page's loader, and the person who saw it. */
const shown = new Map<unknown, { to: string; data: unknown }>();

/**
 * Shows a message without a network and keeps the page (spec §8): the loader returns its last data. The page reports
 * its data by useRememberLoadedData, because the first data came with the document.
 */
export function withLastLoadedData<Args, T>(load: ClientLoader<Args, T>): ClientLoader<Args, T> {
  const keeping: ClientLoader<Args, T> = async (args) => {
    try {
      return await load(args);
    } catch (error) {
      const last = shown.get(keeping);
      if (!isUnreachable(error) || last?.to !== cacheOwner()) throw error;
      const language = document.documentElement.lang as Language;
      showToast({ text: translate(language)('errors.UNREACHABLE'), kind: 'error' });
      return last.data as T;
    }
  };
  return keeping;
}

export function useRememberLoadedData<T>(loader: unknown, data: T): void {
  useEffect(() => {
    shown.set(loader, { to: cacheOwner(), data });
  }, [loader, data]);
}

/** `onDevice` throws this data for the error page: a key and a status. */
function isUnreachable(error: unknown): boolean {
  const thrown = error as { data?: { key?: string } } | null;
  return thrown?.data?.key === 'UNREACHABLE' || errorKeyOf(error)?.key === 'UNREACHABLE';
}
