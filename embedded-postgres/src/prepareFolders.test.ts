import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareFolders } from './prepareFolders.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
let socketFolder: string | undefined;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-folders-')));
  chmodSync(folder, 0o711);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
});

const prepare = (dataDir = join(folder, 'data')) => prepareFolders(dataDir, 'example', join(folder, 'system'));

test('the database is inside the data folder, and no other account can enter it or its socket folder', () => {
  const folders = prepare();
  expect(folders.folder).toBe(join(folder, 'data/database'));
  for (const it of [folders.folder, folders.socketFolder]) {
    expect(statSync(it).mode & 0o777).toBe(0o700);
    expect(statSync(it).uid).toBe(isRoot ? 65_534 : process.getuid?.());
  }
  expect(prepare()).toEqual(folders);
});

test('a database folder that others could enter is closed', () => {
  const { folder: home } = prepare();
  chmodSync(home, 0o777);
  prepare();
  expect(statSync(home).mode & 0o777).toBe(0o700);
});

test('under a long path the socket is in a short folder that is always the same', () => {
  const deep = join(folder, 'a-folder-with-a-long-name/'.repeat(5), 'data');
  const folders = prepare(deep);
  socketFolder = folders.socketFolder;
  expect(folders.folder).toBe(join(deep, 'database'));
  expect(socketFolder.startsWith(folder)).toBe(false);
  expect(Buffer.byteLength(join(socketFolder, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103);
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  expect(prepare(deep).socketFolder).toBe(socketFolder);
});

describe.runIf(isRoot)('under root', () => {
  test('a data folder that the account cannot reach has its database in the system folder, and names it', () => {
    const dataDir = join(folder, 'closed/data');
    mkdirSync(dataDir, { recursive: true });
    chmodSync(join(folder, 'closed'), 0o700);
    const folders = prepare(dataDir);
    expect(folders.folder.startsWith(join(folder, 'system/'))).toBe(true);
    expect(readFileSync(join(dataDir, 'database.location'), 'utf8').trim()).toBe(folders.folder);
    chmodSync(join(folder, 'closed'), 0o755);
    expect(prepare(dataDir), 'it stays there').toEqual(folders);
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
  });

  test('a database that is no longer reachable is an error, not an empty database', () => {
    mkdirSync(prepare().cluster);
    chmodSync(join(folder, 'data'), 0o700);
    expect(() => prepare()).toThrow(/chmod o\+x/);
  });

  test("an ordinary user's database runs as that user", () => {
    const { folder: home } = prepare();
    chownSync(home, 1234, 1234);
    chownSync(join(home, 'socket'), 1234, 1234);
    expect(prepare().account).toEqual({ uid: 1234, gid: 1234 });
  });

  test('a socket folder of another account is refused', () => {
    const { folder: home } = prepare();
    chownSync(join(home, 'socket'), 1234, 1234);
    expect(() => prepare()).toThrow(
      `${join(home, 'socket')} belongs to the account 1234, but this program runs as 65534`,
    );
  });
});
