import type { Language } from '../language.ts';

type Load<T> = () => Promise<{ default: T }>;

/** Fills the missing messages of a partial language from English. */
export function partial<T extends object>(load: Load<object>, loadEnglish: Load<T>): Load<T> {
  return async () => {
    const parts = [load(), loadEnglish(), import('./fillGaps.ts')] as const;
    const [{ default: own }, { default: english }, { fillGaps }] = await Promise.all(parts);
    return { default: fillGaps(own, english) };
  };
}

/** Vietnamese is partial: missing messages are in English (rules.md §4). */
export function inEveryLanguage<T>(en: Load<T>, es: Load<T>, vi: Load<T> = en): Record<Language, Load<T>> {
  return { en, es, vi };
}
