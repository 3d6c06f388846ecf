import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../database/test-kit/testDatabase.ts';

const database = await createTestDatabase({ template: inject('regionTemplate') });
const folder = mkdtempSync(join(tmpdir(), 'amparo-export-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const command = fileURLToPath(new URL('exportCommand.ts', import.meta.url));

function databaseUrl(): string {
  const { connection } = database;
  if (typeof connection === 'string') return connection;
  const { host, port, user, database: name } = connection;
  return `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl(), DATA_DIR: folder },
  });

test('hsds writes all published services as a package, but none with a confidential address', async () => {
  const file = join(folder, 'services.zip');
  expect((await run('hsds', file)).stdout).toContain(`Written: ${file}`);
  const services = JSON.parse(new TextDecoder().decode(unzipSync(readFileSync(file))['services.json']));
  const { rows } = await database.pool.query(
    'SELECT id FROM services WHERE is_approved AND NOT is_address_confidential ORDER BY id',
  );
  expect(services.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id));
});

test('names the lists that it knows', async () => {
  await expect(run('hsdz')).rejects.toMatchObject({ stderr: expect.stringContaining('services, liaisons') });
});
