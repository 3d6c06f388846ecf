import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName, purgeBackups } from '../../backup/backupFolder.ts';
import { writeBackup } from '../../backup/writeBackup.ts';
import { openOrJoinDatabase } from '../../database/openOrJoinDatabase.ts';
import { chooseImageStore } from '../../images/chooseImageStore.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { withoutSecrets } from '../config/settings.ts';
import { showProgress } from './showProgress.ts';

const help = `Writes everything to one file: the database, the images, and the settings without secrets.

  npm run backup [-- FILE.tar.zst]

Without FILE, the backup goes to BACKUP_DIR like the daily ones, and the oldest ones beyond BACKUP_KEEP are deleted. The file
contains accounts, messages, and confidential addresses: only its owner can read it, and it is not encrypted.

This command also works while Amparo runs. It reads the same settings: DATABASE_URL, or DATA_DIR. docs/decisions/backups.md says more.
`;

const quiet = { info() {}, warn: console.error, error: console.error };

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const config = readConfig(process.env);
  const [named, ...others] = positionals;
  if (others.length > 0) throw new Error('Name one file, or none.');
  const now = Temporal.Now.instant();
  const file = named ? resolve(named) : join(folderOf(config), backupName(now));
  const { rows, images, missingImages, bytes } = await backUp(file, config);
  if (!named) await purgeBackups(folderOf(config), config.backupKeep, now);
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`Written: ${file} (${rows} rows, ${images - missingImages} images, ${size})`);
}

function folderOf({ backupDir }: Config): string {
  if (backupDir === null) throw new ConfigError('BACKUP_DIR is none: name a file.');
  return backupDir;
}

async function backUp(file: string, { databaseUrl, dataDir, s3 }: Config) {
  const database = await openOrJoinDatabase({ databaseUrl, dataDir, log: quiet, poolSize: 1 });
  const labels = { action: 'Writing', unit: 'rows and images' };
  let progress: ReturnType<typeof showProgress> | undefined;
  try {
    return await writeBackup(file, {
      pool: database.pool,
      images: chooseImageStore(s3, dataDir),
      settings: withoutSecrets(process.env),
      now: () => Temporal.Now.instant(),
      onProgress(done, total) {
        progress ??= showProgress(total, process.stderr, labels);
        progress.update(done, done);
      },
    });
  } finally {
    progress?.end();
    await database.close();
  }
}

run().catch((error: Error) => {
  console.error(`The backup failed: ${error.message}`);
  process.exitCode = 2;
});
