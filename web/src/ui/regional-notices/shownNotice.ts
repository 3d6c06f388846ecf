import type { RegionalNotice } from '@amparo/domain/regional-notices/regionalNotice.ts';
import { longDate } from '@amparo/domain/services/hours/clockText.ts';
import { type InLanguage, inLanguage } from '../../i18n/inLanguage.ts';
import type { Language } from '../../i18n/language.ts';

/** News of the region in the reader's language. */
export interface ShownNotice {
  id: string;
  title: InLanguage;
  text: InLanguage;
  isUrgent: boolean;
  /** Empty: the whole region. */
  counties: string[];
  /** A date: `December 7, 2026`. */
  lastDay: string;
}

export function shownNotice(notice: RegionalNotice, language: Language): ShownNotice {
  const { id, title, titleEs, text, textEs, isUrgent, counties, lastDay } = notice;
  return {
    id,
    title: inLanguage({ en: title, es: titleEs }, language),
    text: inLanguage({ en: text, es: textEs }, language),
    isUrgent,
    counties,
    lastDay: longDate(lastDay, language),
  };
}
