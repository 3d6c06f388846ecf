/** Returns one decoded cookie of a `Cookie` header or of `document.cookie`, or null if it is missing or malformed. */
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
