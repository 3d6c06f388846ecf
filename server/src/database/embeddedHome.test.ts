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
import { prepareHome } from './embeddedHome.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
let socketFolder: string | undefined;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'amparo-home-')));
  chmodSync(folder, 0o711);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
});

const prepare = (dataDir = join(folder, 'data')) => prepareHome(dataDir, join(folder, 'system'));

test('the home is inside DATA_DIR, and nobody else can enter it or its socket folder', () => {
  const home = prepare();
  expect(home.folder).toBe(join(folder, 'data/database'));
  for (const it of [home.folder, home.socketFolder]) {
    expect(statSync(it).mode & 0o777).toBe(0o700);
    expect(statSync(it).uid).toBe(isRoot ? 65_534 : process.getuid?.());
  }
  expect(prepare()).toEqual(home);
});

test('a home that was open to others is closed', () => {
  const { folder: home } = prepare();
  chmodSync(home, 0o777);
  prepare();
  expect(statSync(home).mode & 0o777).toBe(0o700);
});

test('under a long path the socket is elsewhere, always at the same place, and its path fits', () => {
  const deep = join(folder, 'a-folder-with-a-long-name/'.repeat(5), 'data');
  const home = prepare(deep);
  socketFolder = home.socketFolder;
  expect(home.folder).toBe(join(deep, 'database'));
  expect(socketFolder.startsWith(folder)).toBe(false);
  expect(Buffer.byteLength(join(socketFolder, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103);
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  expect(prepare(deep).socketFolder).toBe(socketFolder);
});

describe.runIf(isRoot)('under root', () => {
  test('a DATA_DIR that nobody can reach keeps its database in the system folder, and says where', () => {
    const dataDir = join(folder, 'closed/data');
    mkdirSync(dataDir, { recursive: true });
    chmodSync(join(folder, 'closed'), 0o700);
    const home = prepare(dataDir);
    expect(home.folder.startsWith(join(folder, 'system/'))).toBe(true);
    expect(readFileSync(join(dataDir, 'database.location'), 'utf8').trim()).toBe(home.folder);
    chmodSync(join(folder, 'closed'), 0o755);
    expect(prepare(dataDir), 'once there, it stays there').toEqual(home);
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
  });

  test('a database that can no longer be reached is not silently begun anew', () => {
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

  test('a socket folder that another account has put there is refused', () => {
    const { folder: home } = prepare();
    chownSync(join(home, 'socket'), 1234, 1234);
    expect(() => prepare()).toThrow(`${join(home, 'socket')} belongs to the account 1234, but Amparo runs as 65534`);
  });
});
