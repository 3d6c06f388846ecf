export const languages = ['en', 'es', 'vi'] as const;
export type Language = (typeof languages)[number];

/** Languages with complete translations. Only these are announced to search engines. */
export const completeLanguages = ['en', 'es'] as const;

/** A language's name in itself, as the switch shows it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', vi: 'Tiếng Việt' };

/** Which language a page speaks: `?lang=` wins, then the cookie, then English (spec §2). */
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
