import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-kit/testDatabase.ts';
import { startTestSmtpServer } from '../../mail/testSmtpServer.ts';
import { readConfig } from '../config/config.ts';
import { checkInstallation } from './checkInstallation.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'amparo-check-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

function databaseUrl(): string {
  const { connection } = database;
  if (typeof connection === 'string') return connection;
  const { user, port, host, database: name } = connection;
  return `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

/** Returns the problem of each subject that has one. */
async function findProblems(env: Record<string, string>): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  const config = readConfig({ DATABASE_URL: databaseUrl(), DATA_DIR: folder, PORT: '0', ...env });
  for await (const { subject, problem } of checkInstallation(config)) if (problem) problems[subject] = problem;
  return problems;
}

test('a working installation has no problem', async () => {
  const mail = await startTestSmtpServer();
  expect(await findProblems({ SMTP_URL: mail.url })).toEqual({});
  await mail.stop();
});

test('names everything that would keep Amparo from working', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const problems = await findProblems({
    PORT: String(port),
    BACKUP_DIR: join(file, 'backups'),
    STREETS: join(folder, 'missing.pmtiles'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    ADMIN_PASSWORD: 'administrator',
    S3_BUCKET_URL: 'http://127.0.0.1:1/images',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  });
  other.close();
  expect(problems).toEqual({
    Region: expect.stringContaining('missing.pmtiles'),
    BACKUP_DIR: `${file} is not a folder`,
    Address: `another program listens on 127.0.0.1:${port}`,
    ADMIN_PASSWORD: expect.stringMatching(/^ADMIN_PASSWORD is easy to guess/),
    Mail: expect.stringContaining('ECONNREFUSED'),
    Images: expect.any(String),
  });
});

test('says that the database is unreachable, or belongs to a newer release', async () => {
  expect(await findProblems({ DATABASE_URL: 'postgresql://127.0.0.1:1/none' })).toEqual({
    Database: expect.stringContaining('ECONNREFUSED'),
  });
  await database.pool.query(
    `INSERT INTO schema_migrations (version, name, checksum) VALUES (9999, '9999_future', 'x')`,
  );
  expect(await findProblems({})).toEqual({ Database: expect.stringContaining('start the newer release') });
});
