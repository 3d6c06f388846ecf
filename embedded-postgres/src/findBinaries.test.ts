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
import { findBinaries } from './findBinaries.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-binaries-'));
  chmodSync(folder, 0o711);
  makePackage('1.2.3');
  mkdirSync(join(folder, 'database'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a package as npm installs it without its install script. */
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
  const folders = { name: 'example', folder: join(folder, 'database'), cluster: '', socketFolder: '', account };
  return findBinaries(folders, join(folder, 'package'));
};

test('binaries that the account can run stay in place and get the missing symlinks', () => {
  expect(find(undefined)).toBe(join(folder, 'package/native'));
  expect(readFileSync(join(folder, 'package/native/lib/libx.so.1'), 'utf8')).toBe('a library');
  expect(find(undefined)).toBe(join(folder, 'package/native'));
});

test.runIf(isRoot)('binaries that the account cannot reach are copied once per version', () => {
  chmodSync(join(folder, 'package'), 0o700);
  const copy = find(NOBODY);
  expect(copy).toBe(join(folder, 'database/postgresql-1.2.3'));
  expect(statSync(join(copy, 'bin/postgres'))).toMatchObject({ ...NOBODY, mode: 0o100755 });
  expect(lstatSync(join(copy, 'lib/libx.so.1')).isSymbolicLink()).toBe(true);

  writeFileSync(join(copy, 'bin/postgres'), 'the same copy');
  find(NOBODY);
  expect(readFileSync(join(copy, 'bin/postgres'), 'utf8')).toBe('the same copy');

  mkdirSync(join(folder, 'database/postgresql-1.2.4.part')); // an interrupted copy
  makePackage('1.2.4');
  expect(existsSync(join(find(NOBODY), 'bin/postgres'))).toBe(true);
  expect(readdirSync(join(folder, 'database'))).toEqual(['postgresql-1.2.4']);
});
