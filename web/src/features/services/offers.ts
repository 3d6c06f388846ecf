import type { Service } from '@amparo/domain/services/service.ts';
import type { Language } from '../../i18n/language.ts';
import { messagesOf } from '../../i18n/messages/messages.ts';

/** What people get at a service, as far as it fits into one line of its card. */
export interface OffersLine {
  text: string;
  /** The number of the other offers. */
  moreCount: number;
}

const mostItems = 4;
/** On a narrow phone, a line of a card has room for this many letters and "2 more". */
const mostLetters = 34;

/** The offers of a service, strongest first. None on a device that could not load their names. */
export function offersOf({ needs }: Pick<Service, 'needs'>, language: Language): string[] {
  const names: Partial<Record<string, string>> = messagesOf(language).offers ?? {};
  return needs.flatMap((need) => names[need] ?? []);
}

/** Null if fewer than two offers fit: one alone repeats the kind of the service, and the summary says more. */
export function offersLine([first, ...others]: readonly string[]): OffersLine | null {
  let text = first ?? '';
  let count = 1;
  for (const offer of others.slice(0, mostItems - 1)) {
    if (text.length + offer.length + 3 > mostLetters) break;
    text = `${text} · ${offer}`;
    count += 1;
  }
  return count < 2 ? null : { text, moreCount: others.length + 1 - count };
}
