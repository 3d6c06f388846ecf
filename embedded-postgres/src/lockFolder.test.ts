import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from './lockFolder.ts';

test('a second process cannot lock the folder until the first releases it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-lock-'));
  const folders = {
    name: 'example',
    folder,
    cluster: join(folder, 'cluster'),
    socketFolder: folder,
    account: undefined,
  };
  const first = lockFolder(folders);
  expect(() => lockFolder(folders)).toThrow(`in use by process ${process.pid}.`);
  first.release();
  lockFolder(folders).release();
  rmSync(folder, { recursive: true });
});
