import { asLanguage, type Language } from './language.ts';

/** The one that the page came in; on the device alone. */
export function pageLanguage(): Language {
  return asLanguage(document.documentElement.lang) ?? 'en';
}
