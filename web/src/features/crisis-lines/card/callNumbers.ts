import { phoneHref } from '../../../ui/cards/phoneHref.ts';

export interface CallNumber {
  number: string;
  href: string;
  /** The key to press after the call is answered: '988 (press 1)'. */
  press: string | null;
}

/** Splits '2-1-1 or 1-877-541-7905' into numbers that each get a call button. */
export function callNumbers(phone: string): CallNumber[] {
  return phone.split(/\s+or\s+|\s+o\s+|;/i).flatMap((part) => {
    const press = /\(press (\d)\)/i.exec(part)?.[1] ?? null;
    const number = part.replace(/\s*\(press \d\)\s*/i, '').trim();
    const href = phoneHref(number);
    return href ? [{ number, href, press }] : [];
  });
}
