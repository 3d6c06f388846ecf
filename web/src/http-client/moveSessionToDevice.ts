import { type Account, account } from '../browser/storage/account.ts';

let running: Promise<Account | null> | null = null;

/**
 * Someone signed in by a plain form, before scripts ran: their token moves from the cookie, which the API never reads, to the
 * device, and ends the session that was kept there before. Null where there is none.
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

/** Nobody holds its token any more. Without a network it ends by itself, in time. */
async function end({ token }: Account): Promise<void> {
  await fetch('/api/auth/sign-out', { method: 'POST', headers: { authorization: `Bearer ${token}` } }).catch(() => {});
}
