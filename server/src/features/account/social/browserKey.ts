import { createHmac } from 'node:crypto';
import { browserKeyName } from '@amparo/domain/account/browserKey.ts';
import type { Checks } from '../../../identity/identityProvider.ts';

/** As long as a link in a mail is valid. */
const LASTS_SECONDS = 60 * 60;

/** Returns the key in the browser's cookies, or null if there is none. */
export function readBrowserKey(cookies: string | undefined, publicUrl: string): string | null {
  const name = browserKeyName(publicUrl);
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

export function browserKeyCookie(key: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${browserKeyName(publicUrl)}=${key}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${LASTS_SECONDS}`;
}

/** Derives the checks of OAuth from the browser's key, so that the server does not store them. */
export function checksOf(state: string, key: string): Checks {
  const derive = (what: string) => createHmac('sha256', key).update(`${what} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), codeVerifier: derive('code verifier') };
}
