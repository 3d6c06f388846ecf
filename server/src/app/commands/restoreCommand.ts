import { mkdir, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { BackupHeader } from '../../backup/backupFormat.ts';
import { verifyBackup } from '../../backup/readBackup.ts';
import { restoreBackup } from '../../backup/restoreBackup.ts';
import { openDatabase } from '../../database/database.ts';
import { chooseImageStore } from '../../images/chooseImageStore.ts';
import { type Config, readConfig } from '../config/config.ts';
import { withoutSecrets } from '../config/settings.ts';
import { deleteNote } from '../firstAdministrator.ts';
import { type Progress, showProgress } from './showProgress.ts';

const help = `Restores a backup into this installation: its database, its images.

  npm run restore -- FILE.tar.zst            into an empty database
  npm run restore -- FILE.tar.zst --replace  deletes the data of this installation first
  npm run restore -- FILE.tar.zst --verify   only checks the file

Stop Amparo first. The command checks the whole file, and changes nothing if it is damaged or if a step fails. Backups of older
releases get the tables of this one. It reads the same settings as Amparo: DATABASE_URL or DATA_DIR, and the image store. The
settings of the backup are not applied: the command names those that differ. docs/decisions/backups.md says more.
`;

const quiet = { info() {}, warn() {}, error: console.error };
const steps = { verify: 'Checking', restore: 'Restoring' };

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      replace: { type: 'boolean' },
      verify: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error('Name the file of the backup (--help says more).');
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new Error(`there is no file ${file}`);
  const config = readConfig(process.env);
  const header = values.verify ? await verify(file) : await restore(file, config, values.replace ?? false);
  for (const line of describe(header)) console.log(line);
  if (values.verify) return;
  for (const line of differences(header.settings, withoutSecrets(process.env))) console.log(line);
  console.log('Restored. Start Amparo with npm start.');
}

async function verify(file: string): Promise<BackupHeader> {
  const { report, end } = stepProgress();
  return verifyBackup(file, (done, total) => report('verify', done, total)).finally(end);
}

async function restore(file: string, config: Config, isReplacing: boolean): Promise<BackupHeader> {
  const { databaseUrl, dataDir, s3 } = config;
  await mkdir(dataDir, { recursive: true });
  const database = await openDatabase({ databaseUrl, dataDir, log: quiet, poolSize: 1 });
  const { report, end } = stepProgress();
  try {
    const images = chooseImageStore(s3, dataDir);
    const header = await restoreBackup(file, { pool: database.pool, images, isReplacing, onProgress: report });
    // It describes an account of the deleted data.
    await deleteNote(dataDir);
    return header;
  } finally {
    end();
    await database.close();
  }
}

/** One progress bar for each step. */
function stepProgress() {
  let current: { step: keyof typeof steps; progress: Progress } | undefined;
  return {
    report(step: keyof typeof steps, done: number, total: number): void {
      if (current?.step !== step) {
        current?.progress.end();
        const labels = { action: steps[step], unit: `rows and images: ${steps[step].toLowerCase()}` };
        current = { step, progress: showProgress(total, process.stderr, labels) };
      }
      current.progress.update(done, done);
    },
    end: () => current?.progress.end(),
  };
}

function describe({ createdAt, tables, images, migrations }: BackupHeader): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const services = tables.find(({ name }) => name === 'services')?.rows ?? 0;
  return [
    `The backup of ${createdAt}: ${rows} rows, ${services} of them services; ${images} images; tables of migration ${migrations.at(-1)?.name}`,
  ];
}

function differences(then: Record<string, string>, now: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])].sort();
  return names
    .filter((name) => then[name] !== now[name])
    .map((name) => `${name} was ${then[name] ?? 'not set'} and is ${now[name] ?? 'not set'}`);
}

run().catch((error: Error) => {
  console.error(`The restore failed: ${error.message}`);
  process.exitCode = 2;
});
