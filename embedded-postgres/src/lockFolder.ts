import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Folders } from './prepareFolders.ts';

const SQLITE_BUSY = 5;

/** Another process runs the database of this folder. */
export class DatabaseInUseError extends Error {}

/**
 * Takes the exclusive lock of this database, or throws DatabaseInUseError. Node has no file locks, but its SQLite has: the
 * kernel releases the lock the moment the process dies, so that no stale lock is ever left.
 */
export function lockFolder({ folder, account }: Folders): { release(): void } {
  const ownerFile = join(folder, 'owner.pid');
  const file = new DatabaseSync(join(folder, 'owner.lock'));
  try {
    file.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DatabaseInUseError(
      `The database in ${folder} is in use by process ${readOwner(ownerFile)}. ` +
        'Stop that process first, or use another data folder.',
    );
  }
  writeFileSync(ownerFile, String(process.pid));
  if (account) {
    for (const name of ['owner.lock', 'owner.pid']) chownSync(join(folder, name), account.uid, account.gid);
  }
  return { release: () => file.close() };
}

function readOwner(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, 'utf8');
  } catch {
    return 'unknown';
  }
}
