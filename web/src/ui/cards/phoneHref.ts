/**
 * Returns a `tel:` link for the first number of a text such as '(325) 555-0100 ext. 4', '2-1-1 or 1-877-541-7905',
 * '988 (press 1)'. Returns null without a number.
 */
export function phoneHref(phone: string): string | null {
  const [, first = '', rest = ''] = /^[^\d+]*(\+?\d[\d\s().-]*)(.*)$/s.exec(phone) ?? [];
  const digits = first.replace(/\D/g, '');
  if (digits.length < 3) return null;
  const extension = /^\s*(?:ext\.?|x|#)\s*(\d{1,6})/i.exec(rest)?.[1];
  return `tel:${withCountry(digits, first.startsWith('+'))}${extension ? `,${extension}` : ''}`;
}

function withCountry(digits: string, isInternational: boolean): string {
  if (isInternational) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits;
}

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
