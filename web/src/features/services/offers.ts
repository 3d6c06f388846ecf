import type { Service } from '@amparo/domain/services/service.ts';
import type { Language } from '../../i18n/language.ts';
import { messagesOf } from '../../i18n/messages/messages.ts';

/** What people get at a service, for its card. */
export interface OffersLine {
  /** As many offers as fit in one line of a phone. */
  text: string;
  /** The others of the first four, with a separator before each. */
  rest: string;
  /** The number of offers after the text, and after the first four. */
  moreAfterText: number;
  moreAfterFour: number;
}

const mostItems = 4;
/** On a narrow phone, a line of a card has room for this many letters and "2 more". */
const mostLetters = 34;

/** The offers of a service, strongest first. None on a device that could not load their names. */
export function offersOf({ needs }: Pick<Service, 'needs'>, language: Language): string[] {
  const names: Partial<Record<string, string>> = messagesOf(language).offers ?? {};
  return needs.flatMap((need) => names[need] ?? []);
}

/** Null for fewer than two offers: one alone repeats the kind of the service, and the summary says more. */
export function offersLine(offers: readonly string[]): OffersLine | null {
  const four = offers.slice(0, mostItems);
  const textOf = (count: number) => four.slice(0, count).join(' · ');
  const few = four.filter((_, i) => i < 2 || textOf(i + 1).length <= mostLetters).length;
  const text = textOf(few);
  const rest = textOf(mostItems).slice(text.length);
  return few < 2
    ? null
    : { text, rest, moreAfterText: offers.length - few, moreAfterFour: offers.length - four.length };
}
