import enChat from '@amparo/translations/en/chatAnswers.json' with { type: 'json' };
import enStatus from '@amparo/translations/en/openStatus.json' with { type: 'json' };
import enDetail from '@amparo/translations/en/serviceDetail.json' with { type: 'json' };
import esChat from '@amparo/translations/es/chatAnswers.json' with { type: 'json' };
import esStatus from '@amparo/translations/es/openStatus.json' with { type: 'json' };
import esDetail from '@amparo/translations/es/serviceDetail.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';

const english = { chat: enChat, openStatus: enStatus, hours: enDetail.hours };
const spanish: typeof english = { chat: esChat, openStatus: esStatus, hours: esDetail.hours };

export type ChatLanguage = 'en' | 'es';

function wordsOf(language: ChatLanguage) {
  return createTranslator({ locale: language, messages: language === 'es' ? spanish : english });
}
export type ChatWords = ReturnType<typeof wordsOf>;

const both = { en: wordsOf('en'), es: wordsOf('es') };

/** The sentences of answers in a language. */
export function chatWords(language: ChatLanguage): ChatWords {
  return both[language];
}
