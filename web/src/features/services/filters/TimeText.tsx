import { localDate } from '@amparo/domain/services/hours/clockText.ts';
import { openAtMessage } from '@amparo/domain/services/open-status/openAtMessage.ts';
import en from '@amparo/translations/en/openAt.json';
import es from '@amparo/translations/es/openAt.json';
import { createTranslator } from 'use-intl/core';
import { useLocale, useTimeZone } from 'use-intl/react';

/** The time that the search or the address names: "Open Sunday morning". Its sentences come with it, because few pages need them. */
export default function TimeText({ openAt, now }: { openAt: string; now: string }) {
  const locale = useLocale();
  const today = localDate(now, useTimeZone() ?? 'UTC');
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en });
  const [from = '', until = from] = openAt.split('/');
  const { day, part, values } = openAtMessage({ from, until }, today, locale);
  return t(part, { ...values, day: t(day, values), open: t('open.none') });
}
