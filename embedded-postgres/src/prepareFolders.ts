import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, chooseAccount, isReachable } from './account.ts';
import { UnsupportedError } from './unsupportedError.ts';

/** The folders of one embedded database, and the account that it runs under. */
export interface Folders {
  /** The name of the database, of its user, and of the folders outside of the data folder. */
  name: string;
  account: Account;
  folder: string;
  cluster: string;
  socketFolder: string;
}

/** sockaddr_un has 108 bytes on Linux and 104 on macOS, including the final zero. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

/**
 * Finds or creates the private folder of the database: `database` in the data folder. If PostgreSQL's account cannot reach
 * the data folder (under root), uses a folder below /var/lib/NAME, and writes its path to `database.location`.
 */
export function prepareFolders(dataDir: string, name: string, systemFolder = `/var/lib/${name}`): Folders {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const folder = chooseFolder(realpathSync(dataDir), systemFolder);
  const account = chooseAccount(folder);
  makePrivate(folder, account);
  const socketFolder = prepareSocketFolder(folder, name, account);
  return { name, account, folder, cluster: join(folder, 'cluster'), socketFolder };
}

function chooseFolder(dataDir: string, systemFolder: string): string {
  const pointer = join(dataDir, 'database.location');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim();
  const inside = join(dataDir, 'database');
  const account = chooseAccount(inside);
  if (isReachable(dataDir, account)) return inside;
  if (existsSync(join(inside, 'cluster'))) {
    throw new Error(
      `The database in ${inside} belongs to the account ${account?.uid}, which can no longer enter the folders above it. ` +
        'Let it enter them (chmod o+x), or start this program as that account.',
    );
  }
  const outside = join(systemFolder, shortHash(dataDir));
  try {
    mkdirSync(outside, { recursive: true, mode: 0o711 });
    chmodSync(systemFolder, 0o711);
  } catch (error) {
    throw new UnsupportedError(
      `PostgreSQL cannot run as root, and the account nobody cannot reach ${dataDir}. Start as an ordinary user, ` +
        'or use a data folder that other accounts can enter, such as one below /srv.',
      { cause: error },
    );
  }
  writeFileSync(`${pointer}.part`, `${outside}\n`, { flush: true });
  renameSync(`${pointer}.part`, pointer);
  return outside;
}

/** Creates a folder that only the account (and root) can enter, or checks an existing one. */
function makePrivate(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const uid = account?.uid ?? process.getuid?.();
  if (account && found.uid === 0) chownSync(folder, account.uid, account.gid);
  else if (!found.isDirectory() || found.uid !== uid) {
    throw new Error(
      `${folder} belongs to the account ${found.uid}, but this program runs as ${uid}. Start it as the first account, ` +
        `or stop it and change the owner: chown -R ${uid} '${folder}'`,
    );
  }
  if ((found.mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
}

function prepareSocketFolder(folder: string, name: string, account: Account): string {
  const inside = join(folder, 'socket');
  const isShort = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH;
  const chosen = isShort ? inside : join(reachableTemporaryFolder(account), `${name}-${shortHash(folder)}`);
  makePrivate(chosen, account);
  return chosen;
}

function reachableTemporaryFolder(account: Account): string {
  const found = [realpathSync(tmpdir()), '/tmp', '/run'].find((it) => it.length < 60 && isReachable(it, account));
  if (!found)
    throw new Error('No temporary folder has a short enough path that PostgreSQL can reach: set TMPDIR to one.');
  return found;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
