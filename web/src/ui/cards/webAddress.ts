export interface WebAddress {
  href: string;
  /** The address as people read it: no scheme, no slash at the end. */
  label: string;
}

/**
 * Returns a safe link: http and https only. Adds http to an address without a scheme (spec §5). Returns null for
 * others.
 */
export function webAddress(address: string): WebAddress | null {
  const text = address.trim();
  if (text === '') return null;
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `http://${text}`);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    return { href: url.href, label: url.href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') };
  } catch {
    return null;
  }
}
