/**
 * Returns the name of the cookie that identifies the browser in which a sign-in began. With TLS the name has the prefix
 * `__Host-`, so no other host and no page without TLS can set it.
 */
export function browserKeyName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-sign-in' : 'sign-in';
}

/** Binds a code in an address to the browser's key. The code alone is useless in another browser. */
export function bindToBrowser(code: string, key: string): string {
  return `${code}.${key}`;
}
