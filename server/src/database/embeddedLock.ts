import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EmbeddedHome } from './embeddedHome.ts';

const SQLITE_BUSY = 5;

/** Another Amparo runs the database of this DATA_DIR. */
export class DatabaseInUseError extends Error {}

/**
 * Takes the sole right to run this database, or throws when another Amparo has it. Node offers no file locks, but its SQLite
 * does: the kernel holds the lock and drops it the moment the process dies, so nothing stale is ever left to be judged.
 */
export function lockHome(home: EmbeddedHome): { release(): void } {
  const ownerFile = join(home.folder, 'owner.pid');
  const file = new DatabaseSync(join(home.folder, 'owner.lock'));
  try {
    file.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DatabaseInUseError(
      `The database in ${home.folder} is in use by a running Amparo (process ${readOwner(ownerFile)}). ` +
        'Stop that one first, or give this one its own DATA_DIR.',
    );
  }
  writeFileSync(ownerFile, String(process.pid));
  if (home.account) {
    for (const name of ['owner.lock', 'owner.pid'])
      chownSync(join(home.folder, name), home.account.uid, home.account.gid);
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
