import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockHome } from './embeddedLock.ts';

test('one at a time: the second is told who has it, and gets it after the first lets go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-lock-'));
  const home = { folder, cluster: join(folder, 'cluster'), socketFolder: folder, account: undefined };
  const first = lockHome(home);
  expect(() => lockHome(home)).toThrow(`in use by a running Amparo (process ${process.pid})`);
  first.release();
  lockHome(home).release();
  rmSync(folder, { recursive: true });
});
