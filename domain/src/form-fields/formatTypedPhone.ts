/** As long as `(325) 555-0100` is (spec §5). */
export const phoneLength = 14;

/** A phone number as it is typed: its digits in the form `(xxx) xxx-xxxx`, as far as they have come; the country's 1 goes. */
export function formatTypedPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
