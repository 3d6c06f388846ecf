import type { RegionalNotice } from '@amparo/domain/regional-notices/regionalNotice.ts';
import { inLanguage } from '../../../i18n/inLanguage.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Alert } from './alertOf.ts';

/** Adds the news of the region to the alerts of services: urgent news before them. Loaded only if there is news. */
export function withNews(alerts: Alert[], notices: RegionalNotice[], language: Language): Alert[] {
  const news = (isUrgent: boolean) =>
    notices.filter((notice) => notice.isUrgent === isUrgent).map((notice) => alertOfNotice(notice, language));
  return [...news(true), ...alerts, ...news(false)];
}

function alertOfNotice({ id, title, titleEs, text, textEs }: RegionalNotice, language: Language): Alert {
  const name = inLanguage({ en: title, es: titleEs }, language).text;
  return { id, name, isNotice: true, message: inLanguage({ en: text, es: textEs }, language), end: null };
}
