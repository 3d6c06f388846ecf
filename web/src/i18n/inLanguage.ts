import type { Language } from './language.ts';

/** A text in the reader's language or, where that is missing, in the other one, which is then named. */
export interface InLanguage {
  text: string;
  /** Set where the text is in another language than the page's. */
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
