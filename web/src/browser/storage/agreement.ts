import { readCookie } from './cookies.ts';

const name = 'already-accessed';

/** A `Set-Cookie` value, which `document.cookie` takes as well; it lasts a year. */
export const agreementCookie = `${name}=true; Path=/; SameSite=Lax; Max-Age=31536000`;

export function hasAgreed(cookies: string | null): boolean {
  return readCookie(cookies, name) === 'true';
}

/** Lasts while the app is open, also if storage is blocked. */
let isAgreed = false;

/** Stores the agreement in a cookie, which the server reads, and in local storage (spec §3). */
export function keepAgreement(): void {
  isAgreed = true;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing on the phones we serve
  document.cookie = agreementCookie;
  try {
    localStorage.setItem(name, 'true');
  } catch {
    // If storage is blocked, the app asks again next time.
  }
}

/** The cookie may expire before local storage is cleared. */
export function hasAgreedOnDevice(): boolean {
  if (isAgreed || hasAgreed(document.cookie)) return true;
  try {
    return localStorage.getItem(name) === 'true';
  } catch {
    return false;
  }
}
