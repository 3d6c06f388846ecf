import { openAtMessage } from '@amparo/domain/services/openAtMessage.ts';
import en from '@amparo/translations/en/openAt.json';
import es from '@amparo/translations/es/openAt.json';
import { createTranslator } from 'use-intl/core';
import { useLocale } from 'use-intl/react';

/** The time that the search names: "Open Sunday morning". Its sentences come with it, because few pages need them. */
export default function TimeText({ openAt, at }: { openAt: string; at: string }) {
  const locale = useLocale();
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en });
  const [from = '', until = from] = openAt.split('/');
  const { day, part, values } = openAtMessage({ from, until }, at, locale);
  return t(part, { ...values, day: t(day, values) });
}
