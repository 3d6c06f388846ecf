import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that PostgreSQL runs under; undefined: the one we run under ourselves. */
export type Account = { uid: number; gid: number } | undefined;

const NOBODY = 65_534;

/** PostgreSQL refuses to run as root: under root it runs as the owner of the files it has, at first as nobody. */
export function chooseAccount(home: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(home, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY };
}

/** Spawn options that run a program as the account, in an environment of its own. */
export function runAs(account: Account) {
  return { ...account, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } } as const;
}

/** Whether the account may do all of rwx (given as bits, as in a mode) with a file, judged by its mode bits. */
export function isAllowed(file: Pick<Stats, 'uid' | 'gid' | 'mode'>, account: NonNullable<Account>, bits: number) {
  const shift = file.uid === account.uid ? 6 : file.gid === account.gid ? 3 : 0;
  return ((file.mode >> shift) & bits) === bits;
}

/** Whether the account can pass through every folder down to this one, itself included. */
export function isReachable(folder: string, account: Account): boolean {
  if (!account) return true;
  if (!isAllowed(statSync(folder), account, 0o1)) return false;
  const parent = dirname(folder);
  return parent === folder || isReachable(parent, account);
}
