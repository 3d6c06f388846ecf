import { type Account, account } from '../browser/storage/account.ts';

let running: Promise<Account | null> | null = null;

/**
 * Moves the session of a plain form, sent before scripts ran, from the cookie to the device. The API never reads the
 * cookie. Ends the session that the device had before. Returns null if the cookie has no session.
 */
export function moveSessionToDevice(): Promise<Account | null> {
  running ??= moveSession().finally(() => {
    running = null;
  });
  return running;
}

async function moveSession(): Promise<Account | null> {
  try {
    // features/account/exchangeCookieSession.ts answers this request.
    const response = await fetch('/auth/session', { method: 'POST' });
    const found = response.ok ? ((await response.json()) as Account | null) : null;
    const older = account.read();
    if (found) account.keep(found);
    if (found && older && older.token !== found.token) await end(older);
    return found;
  } catch {
    // Without a network the cookie stays as it is.
    return null;
  }
}

/** Ends a session without a token holder. Without a network the session expires later. */
async function end({ token }: Account): Promise<void> {
  await fetch('/api/auth/sign-out', { method: 'POST', headers: { authorization: `Bearer ${token}` } }).catch(() => {});
}
