/** The address with `http://` before it where it has no scheme (spec §5); `example.org:8080` has a port, not a scheme. */
export function addScheme(address: string): string {
  return address === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `http://${address}`;
}

/** True for an address that begins with http: or https: and can be opened. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}
