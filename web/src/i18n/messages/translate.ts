import { createTranslator } from 'use-intl/core';
import type { Language } from '../language.ts';
import { messagesOf } from './messages.ts';

/** Does the same as `useTranslations` outside components, for example in titles and descriptions of pages. */
export function translate(language: Language) {
  return createTranslator({ locale: language, messages: messagesOf(language) });
}
