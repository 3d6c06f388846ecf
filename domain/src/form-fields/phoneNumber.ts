const numberAndExtension = /^(\+?[\d\s().\-–/]+?)(?:[\s,]*(?:ext(?:ension|ensión)?|x|#)[\s.:]*(\d{1,7}))?$/i;
const usNumber = /^1?([2-9]\d\d)([2-9]\d\d)(\d{4})$/;
/** E.164: a country code and at most 15 digits. */
const international = /^[1-9]\d{7,14}$/;

/**
 * Formats a phone number as it is stored: `(325) 555-0142`, `(325) 555-0142 ext. 44`, or `+52 55 1234 5678` as it was typed.
 * Never changes a digit; only the prefixes 1, 011, and 00 are not part of a number. Returns null if it is not a phone number.
 */
export function readPhone(text: string): string | null {
  const [, typed = '', extension] = numberAndExtension.exec(text.trim()) ?? [];
  const number = typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:011|00)[\s-]?/, '+');
  const digits = number.replace(/\D/g, '');
  const isForeign = number.startsWith('+') && !digits.startsWith('1');
  if (isForeign && !international.test(digits)) return null;
  const formatted = isForeign ? number : digits.replace(usNumber, '($1) $2-$3');
  if (!isForeign && !formatted.startsWith('(')) return null;
  return extension ? `${formatted} ext. ${extension}` : formatted;
}

/** Formats a phone number; other texts stay as they are. */
export function formatPhone(text: string): string {
  return readPhone(text) ?? text;
}

/** A short number such as 2-1-1, 988, or 311, a number with ten digits, or one with a country code. */
const someNumber =
  /(?:^|\D)(?:\d-?1-?1|988)(?!\d)|\+[1-9][\d\s().-]{7,}|(?:^|\D)1?[\s.-]?\(?[2-9]\d\d\)?[\s.-]*[2-9]\d\d[\s.-]*\d{4}(?!\d)/;

/** Whether a text contains a number to call: `2-1-1 or 1-877-541-7905`, `(325) 555-0142, ask for Ana`. */
export function hasPhone(text: string): boolean {
  return readPhone(text) !== null || someNumber.test(text);
}
