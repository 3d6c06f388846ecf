import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const user = { displayName: 'Ana' } as CurrentUser;
const ana = { token: 'abc', user };

/** A browser's storage, and the events that other tabs cause. */
function browser(stored: Record<string, string> = {}) {
  const events = new EventTarget();
  vi.stubGlobal('window', events);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  });
  const happenElsewhere = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { stored, happenElsewhere };
}

/** A tab's storage, which a reload keeps. */
function tab() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
}

/** Starts a page: it knows only what the storage contains. */
async function open() {
  const { account } = await import('./account.ts');
  return account;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('a new page reads the stored session until it ends', async () => {
  const { stored } = browser();
  (await open()).keep(ana);
  vi.resetModules();
  const next = await open();
  expect(next.read()).toEqual(ana);
  expect(next.read()).toBe(next.read());
  next.keep(null);
  expect(stored).toEqual({});
  expect(next.read()).toBeNull();
});

test('an expired session is reported once, also after a reload, but not to a person who signs in again', async () => {
  const { stored } = browser({ session: JSON.stringify(ana) });
  tab();
  const account = await open();
  expect(account.takeExpired()).toBe(false);
  account.expire();
  expect(stored).toEqual({});
  vi.resetModules();
  const next = await open();
  expect(next.read()).toBeNull();
  expect(next.takeExpired()).toBe(true);
  expect(next.takeExpired()).toBe(false);
  next.expire();
  next.keep(ana);
  expect(next.takeExpired()).toBe(false);
});

describe('an invalid session counts as none', () => {
  test.each(['', '{', '"abc"', '[]', '{"token":"abc"}', '{"token":1,"user":{"displayName":"Ana"}}'])(
    '%s',
    async (text) => {
      browser({ session: text });
      expect((await open()).read()).toBeNull();
    },
  );
});

test('a person who signs out in one tab is signed out in the other', async () => {
  const { stored, happenElsewhere } = browser({ session: JSON.stringify(ana) });
  const account = await open();
  const seen: unknown[] = [];
  const stop = account.watch((isElsewhere) => seen.push([isElsewhere, account.read()]));
  expect(account.read()).toEqual(ana);
  happenElsewhere('list');
  delete stored.session;
  happenElsewhere('session');
  stored.session = JSON.stringify(ana);
  happenElsewhere(null);
  stop();
  happenElsewhere('session');
  account.keep(null);
  expect(seen).toEqual([
    [true, null],
    [true, ana],
  ]);
});

test('a session from another tab is known without subscribers', async () => {
  const { stored, happenElsewhere } = browser({ session: JSON.stringify(ana) });
  const account = await open();
  expect(account.read()?.token).toBe('abc');
  stored.session = JSON.stringify({ ...ana, token: 'def' });
  happenElsewhere('session');
  expect(account.read()?.token).toBe('def');
});

test('a session from another tab is known before its event arrives', async () => {
  const { stored } = browser({ session: JSON.stringify(ana) });
  const account = await open();
  const seen: unknown[] = [];
  account.watch((isElsewhere) => seen.push([isElsewhere, account.read()?.token]));
  expect(account.readNow()).toBe(account.read());
  stored.session = JSON.stringify({ ...ana, token: 'def' });
  expect(account.readNow()?.token).toBe('def');
  delete stored.session;
  expect(account.readNow()).toBeNull();
  expect(seen).toEqual([
    [true, 'def'],
    [true, undefined],
  ]);
});

test('the session lasts until the page is closed when storage is blocked', async () => {
  browser();
  vi.stubGlobal('localStorage', undefined);
  const account = await open();
  account.keep(ana);
  expect(account.read()).toBe(ana);
  expect(account.readNow()).toBe(ana);
});
