import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { foldText } from '@amparo/domain/understanding/words/foldText.ts';
import { type InLanguage, inLanguage } from '../../../i18n/inLanguage.ts';
import type { Language } from '../../../i18n/language.ts';
import { type WebAddress, webAddress } from '../../../ui/cards/webAddress.ts';
import { type CallNumber, callNumbers } from './callNumbers.ts';
import { placeOfLine } from './lineGroups.ts';
import { smsHref } from './smsHref.ts';

/** The data of a crisis line's card, and its searchable text. */
export interface CrisisLineCardData {
  id: string;
  name: string;
  isUrgent: boolean;
  /** Where the page lists it. */
  place: ReturnType<typeof placeOfLine>;
  description: InLanguage;
  area: InLanguage;
  hours: InLanguage;
  calls: CallNumber[];
  text: { number: string; href: string } | null;
  chat: WebAddress | null;
  website: WebAddress | null;
  /** Folded; both languages, because people in distress search in either. */
  searched: string;
}

export function toCrisisLineCard(line: CrisisLine, language: Language): CrisisLineCardData {
  const sms = smsHref(line.text);
  const chat = webAddress(line.chatWebLink);
  const website = webAddress(line.website);
  return {
    id: line.id,
    name: line.name,
    isUrgent: line.isUrgent,
    place: placeOfLine(line),
    description: inLanguage({ en: line.description, es: line.descriptionEs }, language),
    area: inLanguage({ en: line.area, es: line.areaEs }, language),
    hours: inLanguage({ en: line.time, es: line.timeEs }, language),
    calls: callNumbers(line.phone),
    text: sms ? { number: line.text, href: sms } : null,
    chat,
    website: website?.href === chat?.href ? null : website,
    searched: searchTextOf(line),
  };
}

function searchTextOf(line: CrisisLine): string {
  const { name, description, descriptionEs, area, areaEs, phone, text } = line;
  const digits = `${phone} ${text}`.replace(/[^\d ]/g, '');
  return `${foldText([name, description, descriptionEs, area, areaEs, phone, text].join(' '))} ${digits}`;
}
