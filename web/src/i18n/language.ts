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

/**
 * Returns the language that a browser prefers by its header Accept-Language ("es-MX,es;q=0.9"). Null if it is English,
 * which is the default (spec §2), or if its texts are not complete. Only the introduction uses it: all other pages are
 * in English until a person chooses a language.
 */
export function browserLanguage(acceptLanguage: string | null): Language | null {
  const [, preferred] = /^\s*([a-z]{2,3})\b/i.exec(acceptLanguage ?? '') ?? [];
  const language = completeLanguages.find((one) => one === preferred?.toLowerCase());
  return language && language !== 'en' ? language : null;
}

/** Returns the language of the document. Device only. */
export function pageLanguage(): Language {
  return asLanguage(document.documentElement.lang) ?? 'en';
}
