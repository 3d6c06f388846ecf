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
import { type Account, chooseAccount, isReachable } from './embeddedAccount.ts';

/** Where the embedded database lives, and as whom it runs. */
export interface EmbeddedHome {
  account: Account;
  folder: string;
  cluster: string;
  socketFolder: string;
}

const SYSTEM_FOLDER = '/var/lib/amparo';
/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

/**
 * Finds or makes the database's private folder: DATA_DIR/database, or, where root keeps DATA_DIR out of the reach of the
 * account that PostgreSQL runs under, a folder below /var/lib/amparo that DATA_DIR/database.location names from then on.
 */
export function prepareHome(dataDir: string, systemFolder = SYSTEM_FOLDER): EmbeddedHome {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const folder = chooseFolder(realpathSync(dataDir), systemFolder);
  const account = chooseAccount(folder);
  makePrivate(folder, account);
  return { account, folder, cluster: join(folder, 'cluster'), socketFolder: prepareSocketFolder(folder, account) };
}

function chooseFolder(dataDir: string, systemFolder: string): string {
  const pointer = join(dataDir, 'database.location');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim();
  const inside = join(dataDir, 'database');
  const account = chooseAccount(inside);
  if (isReachable(dataDir, account)) return inside;
  if (existsSync(join(inside, 'cluster'))) {
    throw new Error(
      `The database in ${inside} belongs to the account ${account?.uid}, which may no longer pass through the folders ` +
        'above it. Give them the permission to pass (chmod o+x), or start Amparo as that account.',
    );
  }
  const outside = join(systemFolder, shortHash(dataDir));
  try {
    mkdirSync(outside, { recursive: true, mode: 0o711 });
    chmodSync(systemFolder, 0o711);
  } catch (error) {
    throw new Error(
      `PostgreSQL cannot run as root, and the account nobody cannot reach ${dataDir}. Start Amparo as an ordinary user, ` +
        'or set DATA_DIR to a folder that others may pass through, such as /srv/amparo, or set DATABASE_URL.',
      { cause: error },
    );
  }
  writeFileSync(`${pointer}.part`, `${outside}\n`, { flush: true });
  renameSync(`${pointer}.part`, pointer);
  return outside;
}

/** Makes a folder that only the account (and root) can enter, or checks that it is one. */
function makePrivate(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const uid = account?.uid ?? process.getuid?.();
  if (account && found.uid === 0) chownSync(folder, account.uid, account.gid);
  else if (!found.isDirectory() || found.uid !== uid) {
    throw new Error(
      `${folder} belongs to the account ${found.uid}, but Amparo runs as ${uid}. Start Amparo as the account that ` +
        `started it first, or, while it is stopped, hand the folder over: chown -R ${uid} '${folder}'`,
    );
  }
  if ((found.mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
}

function prepareSocketFolder(folder: string, account: Account): string {
  const inside = join(folder, 'socket');
  const isShort = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH;
  const chosen = isShort ? inside : join(reachableTemporaryFolder(account), `amparo-${shortHash(folder)}`);
  makePrivate(chosen, account);
  return chosen;
}

function reachableTemporaryFolder(account: Account): string {
  const found = [realpathSync(tmpdir()), '/tmp', '/run'].find((it) => it.length < 60 && isReachable(it, account));
  if (!found)
    throw new Error('No folder for temporary files is short enough and open to PostgreSQL: set TMPDIR to one.');
  return found;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
