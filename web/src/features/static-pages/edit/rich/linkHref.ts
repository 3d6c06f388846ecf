/**
 * Returns the target of a typed address: a page of this site (`/crisis_lines`), a website with or without scheme, an
 * email address or a phone number. Returns null for others and for forbidden ones.
 */
export function linkHref(typed: string): string | null {
  const text = typed.trim();
  if (/^\/(?![/\\])/.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{3,20}$/.test(text) && /\d/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^(mailto|tel):\S+$/i.test(text)) return text;
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/:?#@]+\.[^\s/:?#@]{2,}([/:?#]\S*)?$/i.test(withScheme) ? withScheme : null;
}
