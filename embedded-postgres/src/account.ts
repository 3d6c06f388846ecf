import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system account that PostgreSQL runs under. Undefined means the account of this process. */
export type Account = { uid: number; gid: number } | undefined;

const NOBODY = 65_534;

/** PostgreSQL refuses to run as root. Under root it runs as the owner of an existing data folder, otherwise as nobody. */
export function chooseAccount(folder: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(folder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY };
}

/** Returns spawn options that run a program under the account, with a clean environment. */
export function runAs(account: Account) {
  return { ...account, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } } as const;
}

/** Returns whether the file's mode bits give the account all of the permissions in `bits` (rwx, as in a mode). */
export function isAllowed(file: Pick<Stats, 'uid' | 'gid' | 'mode'>, account: NonNullable<Account>, bits: number) {
  const shift = file.uid === account.uid ? 6 : file.gid === account.gid ? 3 : 0;
  return ((file.mode >> shift) & bits) === bits;
}

/** Returns whether the account can enter the folder and every folder above it. */
export function isReachable(folder: string, account: Account): boolean {
  if (!account) return true;
  if (!isAllowed(statSync(folder), account, 0o1)) return false;
  const parent = dirname(folder);
  return parent === folder || isReachable(parent, account);
}
