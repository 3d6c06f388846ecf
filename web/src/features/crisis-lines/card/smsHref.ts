import { phoneHref } from '../../../ui/cards/phoneHref.ts';

/** An `sms:` link for a short code or a phone number; null where there is none. */
export function smsHref(number: string): string | null {
  return phoneHref(number)?.replace(/^tel:/, 'sms:') ?? null;
}
