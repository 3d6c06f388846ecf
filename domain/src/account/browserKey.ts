/**
 * The cookie that tells the browser which set out for another service from all others. Its name with TLS is one that no
 * other host, nor a page without TLS, can set.
 */
export function browserKeyName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-sign-in' : 'sign-in';
}

/** What stands in an address is good only together with that key: whoever else comes by it holds nothing. */
export function bindToBrowser(code: string, key: string): string {
  return `${code}.${key}`;
}
