import en from '@amparo/translations/en/mail.json' with { type: 'json' };
import es from '@amparo/translations/es/mail.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';

/** Translators for both languages, because the reader's language is unknown. `first` comes first. */
export function bothLanguages<Namespace extends keyof typeof en>(namespace: Namespace, first = 'en') {
  const english = createTranslator({ locale: 'en', messages: en, namespace });
  const spanish = createTranslator({ locale: 'es', messages: es, namespace });
  return first === 'es' ? [spanish, english] : [english, spanish];
}
