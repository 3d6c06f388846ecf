import en from '@amparo/translations/en/mail.json' with { type: 'json' };
import es from '@amparo/translations/es/mail.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';
import { withNameMark } from './appNameMark.ts';

const [english, spanish] = [withNameMark(en), withNameMark(es)];

/** Translators for both languages, because the reader's language is unknown. `first` comes first. */
export function bothLanguages<Namespace extends keyof typeof en>(namespace: Namespace, first = 'en') {
  const both = [
    createTranslator({ locale: 'en', messages: english, namespace }),
    createTranslator({ locale: 'es', messages: spanish, namespace }),
  ] as const;
  return first === 'es' ? both.toReversed() : [...both];
}
