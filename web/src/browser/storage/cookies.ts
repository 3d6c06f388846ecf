/** One cookie out of a `Cookie` header or `document.cookie`, decoded; null where it is missing or garbled. */
export function readCookie(cookies: string | null, name: string): string | null {
  for (const part of (cookies ?? '').split(';')) {
    const [key, ...rest] = part.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return null;
    }
  }
  return null;
}
