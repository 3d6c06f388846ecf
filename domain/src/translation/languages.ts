interface LanguageFacts {
  /** The name of the language in itself. */
  name: string;
  /** Set for languages that are written from right to left. */
  isRightToLeft?: true;
}

/**
 * The languages of the pages. English and Spanish are complete. The other folders of `translations/` may be partial: missing
 * messages are in English (rules.md §4).
 */
export const languageFacts = {
  en: { name: 'English' },
  es: { name: 'Español' },
  vi: { name: 'Tiếng Việt' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as [Language, ...Language[]];

/** The direction of a language's text, for the document. Undefined: from left to right. */
export function directionOf(language: Language): 'rtl' | undefined {
  const facts: LanguageFacts = languageFacts[language];
  return facts.isRightToLeft ? 'rtl' : undefined;
}
