import type { Language } from './language.ts';

/** Returns a text in the page's language. If it is missing, returns the other language and names it. */
export interface InLanguage {
  text: string;
  /** Set if the text is not in the page's language. */
  otherLanguage: 'en' | 'es' | null;
}

export function inLanguage(texts: { en: string; es: string }, language: Language): InLanguage {
  const preferred = language === 'es' ? 'es' : 'en';
  const other = preferred === 'en' ? 'es' : 'en';
  const own = texts[preferred].trim();
  if (own) return { text: own, otherLanguage: language === preferred ? null : preferred };
  const fallback = texts[other].trim();
  return { text: fallback, otherLanguage: fallback ? other : null };
}
