import { type Language, languages } from '@amparo/domain/translation/languages.ts';

export type { Language };

/** Languages with complete translations. Only these are announced to search engines. */
export const completeLanguages = ['en', 'es'] as const;

/** Returns the language of a page: `?lang=` first, then the cookie, then English (spec §2). */
export function chooseLanguage(fromAddress: string | null, fromCookie: string | null): Language {
  return asLanguage(fromAddress) ?? asLanguage(fromCookie) ?? 'en';
}

export function asLanguage(word: string | null): Language | null {
  return languages.find((language) => language === word) ?? null;
}

/** Returns the language of the document. Device only. */
export function pageLanguage(): Language {
  return asLanguage(document.documentElement.lang) ?? 'en';
}
