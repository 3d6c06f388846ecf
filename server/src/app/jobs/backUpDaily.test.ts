import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { verifyBackup } from '../../backup/readBackup.ts';
import { createTestDatabase } from '../../database/test-kit/testDatabase.ts';
import { imageFolder } from '../../images/imageFolder.ts';
import { backUpDaily } from './backUpDaily.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'amparo-daily-'));
const backupDir = join(folder, 'backups');
const start = Temporal.Instant.from('2026-11-20T03:00:00Z');
const errors: unknown[] = [];
const log = { info() {}, warn() {}, error: (message: unknown) => errors.push(message) };
const runAfter = (hours: number, config: { backupDir: string | null } = { backupDir }) =>
  backUpDaily({
    config: { backupKeep: 2, ...config },
    database,
    images: imageFolder(join(folder, 'images')),
    log,
    now: () => start.add({ hours }),
  });
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

test('writes one backup a day, and keeps the newest ones', async () => {
  mkdirSync(backupDir);
  writeFileSync(join(backupDir, 'notes.txt'), 'of a person');
  const interrupted = join(backupDir, 'amparo-2026-11-18T03-00-00Z.tar.zst.part');
  writeFileSync(interrupted, '');
  utimesSync(interrupted, 0, new Date(start.epochMilliseconds));
  for (let hours = 0; hours <= 48; hours += 1) await runAfter(hours);
  const names = readdirSync(backupDir).sort();
  expect(names).toEqual(['amparo-2026-11-21T03-00-00Z.tar.zst', 'amparo-2026-11-22T03-00-00Z.tar.zst', 'notes.txt']);
  const { createdAt } = await verifyBackup(join(backupDir, names[1]!));
  expect(createdAt).toBe('2026-11-22T03:00:00Z');
});

test('writes nothing if BACKUP_DIR is none', async () => {
  await runAfter(0, { backupDir: null });
});

test('reports a failure, and fails so that the job is retried', async () => {
  await expect(runAfter(0, { backupDir: join(backupDir, 'notes.txt') })).rejects.toThrow('ENOTDIR');
  expect(errors).toEqual([expect.stringMatching(/^the daily backup failed: .*ENOTDIR/)]);
});
