export type TranslatedLanguage = 'en' | 'es';

export interface Translation {
  texts: string[];
  source: TranslatedLanguage;
  target: TranslatedLanguage;
  timeoutMs: number;
}

/** Another service that translates. Without one, texts are typed by people alone. */
export interface Translator {
  name: string;
  /** In the order of the texts; throws OutsideFailure, which quotes none of them. */
  translate(translation: Translation): Promise<string[]>;
}
