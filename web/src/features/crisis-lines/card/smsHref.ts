import { phoneHref } from '../../../ui/cards/phoneHref.ts';

/** Returns an `sms:` link for a short code or a phone number, or null without one. */
export function smsHref(number: string): string | null {
  return phoneHref(number)?.replace(/^tel:/, 'sms:') ?? null;
}
