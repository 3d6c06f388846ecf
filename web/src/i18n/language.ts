export const languages = ['en', 'es', 'vi'] as const;
export type Language = (typeof languages)[number];

/** Languages with complete translations. Only these are announced to search engines. */
export const completeLanguages = ['en', 'es'] as const;

/** The name of each language in that language, for the switch. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', vi: 'Tiếng Việt' };

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
