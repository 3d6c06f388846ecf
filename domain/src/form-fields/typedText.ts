// Corrects typed text. Forms use these functions in the browser, and the API uses them again.

/** The length of `(325) 555-0100` (spec §5). */
export const phoneLength = 14;

/** Formats the digits typed so far as `(xxx) xxx-xxxx`. Removes other characters and the country code 1. */
export function formatTypedPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Removes what PostgreSQL rejects (NUL, half a surrogate pair) and all control characters except line breaks and tabs. */
export function plainLines(text: string): string {
  return (
    text
      // Not toWellFormed, because older phones do not have it.
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]+/gu, ' ')
  );
}

/** Adds `http://` to an address without a scheme (spec §5). `example.org:8080` has a port, not a scheme. */
export function addScheme(address: string): string {
  return address === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `http://${address}`;
}

/** Returns true for a valid address with http or https. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}
