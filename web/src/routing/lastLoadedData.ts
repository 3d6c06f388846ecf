import { useEffect } from 'react';
import { cacheOwner } from '../browser/storage/account.ts';
import { showToast } from '../browser/toasts.ts';
import { errorKeyOf } from '../http-client/errorKeyOf.ts';
import type { Language } from '../i18n/language.ts';
import { translate } from '../i18n/messages/translate.ts';

type ClientLoader<Args, T> = (args: Args) => Promise<T>;

/** What each page showed last, by its own loader, and to whom. */
const shown = new Map<unknown, { to: string; data: unknown }>();

/**
 * Where there is no network, says so and keeps on the screen what is there (spec §8): the page's loader then answers what it
 * answered last. The page reports it by useRememberLoadedData, because its first data came with the document.
 */
export function withLastLoadedData<Args, T>(load: ClientLoader<Args, T>): ClientLoader<Args, T> {
  const keeping: ClientLoader<Args, T> = async (args) => {
    try {
      return await load(args);
    } catch (error) {
      const last = shown.get(keeping);
      if (!isUnreachable(error) || last?.to !== cacheOwner()) throw error;
      const language = document.documentElement.lang as Language;
      showToast({ words: translate(language)('errors.UNREACHABLE'), kind: 'error' });
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

/** `onDevice` throws what the error page is made of: the key beside a status. */
function isUnreachable(error: unknown): boolean {
  const thrown = error as { data?: { key?: string } } | null;
  return thrown?.data?.key === 'UNREACHABLE' || errorKeyOf(error)?.key === 'UNREACHABLE';
}
