/** What passkeys are bound to (WebAuthn). A passkey works only on pages of this origin. */
export interface RelyingParty {
  id: string;
  origin: string;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The relying party of the public address. Browsers accept no IP address as its id: on the computer of a developer,
 * passkeys work at `http://localhost`.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const url = new URL(publicUrl);
  if (LOOPBACK.includes(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** The origin of the pages that have passkeys. Null if no page has them: they need a name, and https or localhost. */
export function passkeyOriginOf(publicUrl: string): string | null {
  const { id, origin } = relyingPartyOf(publicUrl);
  const isIpAddress = /^[\d.]+$|^\[/.test(id);
  const isSecure = origin.startsWith('https:') || id === 'localhost';
  return isSecure && !isIpAddress ? origin : null;
}
