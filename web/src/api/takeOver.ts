import { type Account, account } from '../device/account.ts';

let running: Promise<Account | null> | null = null;

/**
 * Someone signed in by a plain form, before scripts ran: their token moves from the cookie, which the API never reads, to the
 * device. Null where there is none.
 */
export function takeOver(): Promise<Account | null> {
  running ??= askFor().finally(() => {
    running = null;
  });
  return running;
}

async function askFor(): Promise<Account | null> {
  try {
    // Answered by features/account/handOver.ts.
    const response = await fetch('/auth/session', { method: 'POST' });
    const found = response.ok ? ((await response.json()) as Account | null) : null;
    if (found) account.keep(found);
    return found;
  } catch {
    // Without a network the cookie stays as it is.
    return null;
  }
}
