import { useEffect } from 'react';
import { whose } from '../device/whose.ts';
import type { Language } from '../language/language.ts';
import { translate } from '../language/translate.ts';
import { showToast } from '../ui/toasts.ts';
import { errorKeyOf } from './errorKeyOf.ts';

type ClientLoader<Args, T> = (args: Args) => Promise<T>;

/** What each page showed last, by its own loader, and to whom. */
const shown = new Map<unknown, { to: string; data: unknown }>();

/**
 * Where there is no network, says so and keeps on the screen what is there (spec §8): the page's loader then answers what it
 * answered last. The page tells what that is by useShown, as its first answer came with the document.
 */
export function keepShown<Args, T>(load: ClientLoader<Args, T>): ClientLoader<Args, T> {
  const keeping: ClientLoader<Args, T> = async (args) => {
    try {
      return await load(args);
    } catch (error) {
      const last = shown.get(keeping);
      if (!isUnreachable(error) || last?.to !== whose()) throw error;
      const language = document.documentElement.lang as Language;
      showToast({ words: translate(language)('errors.UNREACHABLE'), kind: 'error' });
      return last.data as T;
    }
  };
  return keeping;
}

export function useShown<T>(loader: unknown, data: T): void {
  useEffect(() => {
    shown.set(loader, { to: whose(), data });
  }, [loader, data]);
}

/** `onDevice` throws what the error page is made of: the key beside a status. */
function isUnreachable(error: unknown): boolean {
  const thrown = error as { data?: { key?: string } } | null;
  return thrown?.data?.key === 'UNREACHABLE' || errorKeyOf(error)?.key === 'UNREACHABLE';
}
