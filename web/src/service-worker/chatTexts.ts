import type { ChatKey, ChatLanguage, TranslateChat } from '@amparo/domain/chatbot/answers/chatTexts.ts';
import type { DangerTexts } from '@amparo/domain/understanding/danger/dangerNotice.ts';
import enChat from '@amparo/translations/en/chatAnswers.json';
import enOffers from '@amparo/translations/en/offers.json';
import enOpenAt from '@amparo/translations/en/openAt.json';
import enStatus from '@amparo/translations/en/openStatus.json';
import enDetail from '@amparo/translations/en/serviceDetail.json';
import esChat from '@amparo/translations/es/chatAnswers.json';
import esOffers from '@amparo/translations/es/offers.json';
import esOpenAt from '@amparo/translations/es/openAt.json';
import esStatus from '@amparo/translations/es/openStatus.json';
import esDetail from '@amparo/translations/es/serviceDetail.json';
import { createTranslator } from 'use-intl/core';

const english = {
  chat: enChat,
  openAt: enOpenAt,
  openStatus: enStatus,
  hours: enDetail.hours,
  offers: enOffers,
};
const spanish: typeof english = {
  chat: esChat,
  openAt: esOpenAt,
  openStatus: esStatus,
  hours: esDetail.hours,
  offers: esOffers,
};

function translatorOf(language: ChatLanguage): TranslateChat {
  const messages = language === 'es' ? spanish : english;
  // Spanish in the United States has a decimal point. The type has only the languages of the pages.
  const locale = (language === 'es' ? 'es-US' : language) as ChatLanguage;
  const translate = createTranslator({ locale, messages });
  const hasOffer = (need: string): need is keyof typeof enOffers => need in messages.offers;
  return Object.assign((key: ChatKey, values?: Record<string, string | number>) => translate(key, values), {
    offer: (need: string) => (hasOffer(need) ? translate(`offers.${need}`) : null),
  });
}

const both = { en: translatorOf('en'), es: translatorOf('es') };

/** The translated sentences of the chat's answers. */
export function chatTexts(language: ChatLanguage): TranslateChat {
  return both[language];
}

/** The sentences for a danger. They have no placeholders, so they are compiled to texts. */
export function dangerTexts(language: ChatLanguage): DangerTexts {
  return language === 'es' ? esChat : enChat;
}
