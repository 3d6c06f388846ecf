import { join } from 'node:path';
import type { Logger } from 'pino';
import { backupName, listBackups, purgeBackups } from '../../backup/backupFolder.ts';
import { writeBackup } from '../../backup/writeBackup.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { ImageStore } from '../../images/imageStore.ts';
import type { Config } from '../config/config.ts';
import { withoutSecrets } from '../config/settings.ts';

/** The job runs on the hour, so a backup is due a little before a day has passed. */
const DUE = { hours: 23, minutes: 30 };

interface BackupJob {
  config: Pick<Config, 'backupDir' | 'backupKeep'>;
  database: Pick<OpenDatabase, 'pool'>;
  images: ImageStore;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  now: () => Temporal.Instant;
}

/** Writes a backup if the newest one in the folder is a day old, and deletes the oldest ones. */
export async function backUpDaily(job: BackupJob): Promise<void> {
  if (job.config.backupDir === null) return;
  try {
    await backUpIfDue(job.config.backupDir, job);
  } catch (error) {
    job.log.error(`the daily backup failed: ${(error as Error).message}`);
    throw error;
  }
}

async function backUpIfDue(folder: string, { config, database, images, log, now }: BackupJob): Promise<void> {
  const [newest] = await listBackups(folder);
  if (newest && Temporal.Instant.compare(newest.takenAt.add(DUE), now()) > 0) return;
  const source = { pool: database.pool, images, settings: withoutSecrets(process.env), now };
  const { missingImages, ...report } = await writeBackup(join(folder, backupName(now())), source);
  log.info(report, 'wrote the daily backup');
  if (missingImages > 0) log.warn({ missingImages }, 'the backup lacks images that are not in the image store');
  await purgeBackups(folder, config.backupKeep, now());
}
