import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAllowed, isReachable } from './account.ts';

const OTHER_ACCOUNT = { uid: 54_321, gid: 54_321 };
const folder = mkdtempSync(join(tmpdir(), 'embedded-account-'));

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  { mode: 0o700, uid: 1, gid: 1, bits: 0o7, isAllowedTo: true },
  { mode: 0o077, uid: 1, gid: 1, bits: 0o1, isAllowedTo: false }, // Only the owner's bits count for the owner.
  { mode: 0o750, uid: 2, gid: 1, bits: 0o5, isAllowedTo: true },
  { mode: 0o705, uid: 2, gid: 1, bits: 0o5, isAllowedTo: false },
  { mode: 0o711, uid: 2, gid: 2, bits: 0o1, isAllowedTo: true },
  { mode: 0o711, uid: 2, gid: 2, bits: 0o5, isAllowedTo: false },
])('a file of 1:1 with mode $mode and $uid:$gid', ({ mode, uid, gid, bits, isAllowedTo }) => {
  expect(isAllowed({ mode, uid: 1, gid: 1 }, { uid, gid }, bits)).toBe(isAllowedTo);
});

test('a folder is not reachable when a folder above it is closed', () => {
  const below = join(folder, 'a/b');
  mkdirSync(below, { recursive: true, mode: 0o755 });
  chmodSync(folder, 0o711);
  expect(isReachable(below, OTHER_ACCOUNT)).toBe(true);
  chmodSync(folder, 0o700);
  expect(isReachable(below, OTHER_ACCOUNT)).toBe(false);
  expect(isReachable(below, undefined)).toBe(true);
});
