// Corrects typed text. Forms use these functions in the browser, and the API uses them again.

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

/** Adds `http://` to an address without a scheme (spec §5). `example.org:8080` has a port, and `//example.org` no scheme. */
export function addScheme(address: string): string {
  if (address.startsWith('//')) return `http:${address}`;
  return address === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `http://${address}`;
}

/** Returns true for a valid address with http or https and a dot in the host. `localhost` and `javascript` are no websites. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && /[^.]\.[^.]/.test(hostname);
}

const unsafe = ['javascript:', 'vbscript:', 'data:', 'blob:', 'file:'];

/** Whether a link runs code, or opens a file, when somebody follows it. */
export function isUnsafeLink(text: string): boolean {
  return URL.canParse(text) && unsafe.includes(new URL(text).protocol);
}
