import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const name = /^amparo-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.zst$/;
/** A longer backup would have been interrupted. */
const PART_HOURS = 24;

export interface StoredBackup {
  file: string;
  takenAt: Temporal.Instant;
}

/** The name of a backup that starts now, such as amparo-2026-11-23T09-00-00Z.tar.zst. Names sort by time. */
export function backupName(now: Temporal.Instant): string {
  return `amparo-${now.toString({ smallestUnit: 'second' }).replaceAll(':', '-')}.tar.zst`;
}

/** Returns the backups of a folder, the newest first. A folder that does not exist has none. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = names.map((it) => name.exec(it)).filter((it) => it !== null);
  return found
    .map(([file, day, hour, minute, second]) => ({
      file: join(folder, file),
      takenAt: Temporal.Instant.from(`${day}T${hour}:${minute}:${second}Z`),
    }))
    .sort((a, b) => Temporal.Instant.compare(b.takenAt, a.takenAt));
}

/** Deletes all but the newest `keep` backups, and the parts of backups that were interrupted. */
export async function purgeBackups(folder: string, keep: number, now: Temporal.Instant): Promise<void> {
  for (const { file } of (await listBackups(folder)).slice(keep)) await rm(file, { force: true });
  for (const entry of await readdir(folder)) {
    if (!name.test(entry.replace(/\.part$/, '')) || !entry.endsWith('.part')) continue;
    const { mtimeMs } = await stat(join(folder, entry));
    if (mtimeMs < now.subtract({ hours: PART_HOURS }).epochMilliseconds) await rm(join(folder, entry), { force: true });
  }
}
