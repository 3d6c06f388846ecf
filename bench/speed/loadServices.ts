import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Generates and imports services by the public commands. */
export async function loadServices(dataDir: string, count: number): Promise<void> {
  const file = join(dataDir, 'services.ndjson');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const run = (...words: string[]) => promisify(execFile)(process.execPath, words, { cwd: root, env });
  await run('bench/generate/generateCommand.ts', String(count), '--out', file);
  await run('server/src/app/commands/importCommand.ts', file, '--source', 'generated');
  await rm(file);
}
