import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-kit/testDatabase.ts';

const database = await createTestDatabase();
// An idle connection closes after ten seconds, and the commands may take longer.
const running = await database.pool.connect();
const folder = mkdtempSync(join(tmpdir(), 'amparo-command-'));
afterAll(async () => {
  running.release();
  rmSync(folder, { recursive: true });
  await database.drop();
});

function run(script: string, args: string[]) {
  const { connection } = database;
  const url =
    typeof connection === 'string'
      ? connection
      : `postgresql://${connection.user}@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(connection.host)}`;
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, BACKUP_DIR: '', SMTP_URL: 'smtp://a:hidden@b' };
  return new Promise<{ status: unknown; output: string }>((resolve) => {
    execFile(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], { env }, (error, out, err) =>
      resolve({ status: error?.code ?? 0, output: out + err }),
    );
  });
}

test('a backup goes to the folder of the daily ones, and a restore does not overwrite a running installation', async () => {
  const written = await run('backupCommand.ts', []);
  expect(written.output).toMatch(/^Written: \S+\.tar\.zst \(\d+ rows, 0 images, 0\.0 MB\)/);
  expect(written.status).toBe(0);
  const [name] = readdirSync(join(folder, 'backups'));
  const refused = await run('restoreCommand.ts', [join(folder, 'backups', name!)]);
  expect(refused.output).toContain('The restore failed: Amparo uses this database right now');
  expect(refused.output).not.toContain('hidden');
  expect(refused.status).toBe(2);
});
