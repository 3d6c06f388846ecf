import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries } from './embeddedBinaries.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amparo-binaries-'));
  chmodSync(folder, 0o711);
  makePackage('1.2.3');
  mkdirSync(join(folder, 'home'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** What such a package has when it was installed without its script. */
function makePackage(version: string): void {
  const native = join(folder, 'package/native');
  for (const it of ['bin', 'lib', 'share/postgresql/extension']) mkdirSync(join(native, it), { recursive: true });
  for (const it of ['bin/postgres', 'bin/initdb']) writeFileSync(join(native, it), version, { mode: 0o755 });
  writeFileSync(join(native, 'lib/libx.so.1.2'), 'a library');
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ version }));
}

const find = (account: typeof NOBODY | undefined) => {
  const home = join(folder, 'home');
  return findBinaries({ folder: home, cluster: '', socketFolder: '', account }, join(folder, 'package'));
};

test('binaries that can be run are run where they are, once the missing symlinks are made', () => {
  expect(find(undefined)).toBe(join(folder, 'package/native'));
  expect(readFileSync(join(folder, 'package/native/lib/libx.so.1'), 'utf8')).toBe('a library');
  expect(find(undefined)).toBe(join(folder, 'package/native'));
});

test.runIf(isRoot)('binaries that nobody cannot reach are copied for it, once per version', () => {
  chmodSync(join(folder, 'package'), 0o700);
  const copy = find(NOBODY);
  expect(copy).toBe(join(folder, 'home/postgresql-1.2.3'));
  expect(statSync(join(copy, 'bin/postgres'))).toMatchObject({ ...NOBODY, mode: 0o100755 });
  expect(lstatSync(join(copy, 'lib/libx.so.1')).isSymbolicLink()).toBe(true);

  writeFileSync(join(copy, 'bin/postgres'), 'the same copy');
  find(NOBODY);
  expect(readFileSync(join(copy, 'bin/postgres'), 'utf8')).toBe('the same copy');

  mkdirSync(join(folder, 'home/postgresql-1.2.4.part')); // a copy that a kill cut short
  makePackage('1.2.4');
  expect(existsSync(join(find(NOBODY), 'bin/postgres'))).toBe(true);
  expect(readdirSync(join(folder, 'home'))).toEqual(['postgresql-1.2.4']);
});
