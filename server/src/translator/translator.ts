export type TranslatedLanguage = 'en' | 'es';

export interface Translation {
  texts: string[];
  source: TranslatedLanguage;
  target: TranslatedLanguage;
  timeoutMs: number;
}

/** An external translation service. Optional: without one, people type all texts. */
export interface Translator {
  name: string;
  /** Returns the translations in the order of the texts. Throws ExternalServiceError, which quotes none of them. */
  translate(translation: Translation): Promise<string[]>;
}
