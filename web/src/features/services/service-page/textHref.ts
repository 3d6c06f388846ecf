import { phoneHref } from '../../../ui/cards/phoneHref.ts';

/** Toll-free numbers, which seldom take texts. */
const tollFree = /^\+18(00|33|44|55|66|77|88)/;

/**
 * Returns an `sms:` link for a number that can probably receive texts: ten digits, no extension, not toll-free.
 * Otherwise null.
 */
export function textHref(phone: string): string | null {
  const number = phoneHref(phone)?.replace('tel:', '') ?? '';
  return /^\+1\d{10}$/.test(number) && !tollFree.test(number) ? `sms:${number}` : null;
}
