import { readCookie } from '../browser/storage/cookies.ts';

const name = 'session';
const days30 = 30 * 24 * 60 * 60;

/** Returns the token of a person who signed in without scripts. Empty if malformed, null if missing. */
export function readSession(cookies: string | null): string | null {
  const token = readCookie(cookies, name);
  return token === null ? null : (/^[\w-]{1,100}$/.exec(token)?.[0] ?? '');
}

/** A `Set-Cookie` value that no script can read. Without a token it deletes the cookie. */
export function sessionCookie(token: string | null, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${token ? days30 : 0}`;
}

/**
 * Sets the cookie of each response: it lasts as long as the session, which every use extends. Deletes an expired one.
 */
export function renewSession(request: Request, response: Response, visit: { token: string | null; publicUrl: string }) {
  const isSet = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`));
  if (isSet || readSession(request.headers.get('cookie')) === null) return;
  response.headers.append('set-cookie', sessionCookie(visit.token, visit.publicUrl));
}
