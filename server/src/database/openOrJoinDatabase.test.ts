import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { openOrJoinDatabase } from './openOrJoinDatabase.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'amparo-join-'));
chmodSync(dataDir, 0o711);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const options = { dataDir, log: { info() {}, warn() {}, error: console.error } };

test('a command joins the database of a running Amparo, and starts it if none runs', async () => {
  const running = await openDatabase(options);
  const joined = await openOrJoinDatabase(options);
  await joined.pool.query('CREATE TABLE made_by_tool (id integer)');
  await joined.close();
  // Closing the joined connection leaves the server running.
  expect((await running.pool.query('SELECT count(*) FROM made_by_tool')).rows).toEqual([{ count: 0 }]);
  await running.close();

  const started = await openOrJoinDatabase(options);
  expect((await started.pool.query('SELECT count(*) FROM made_by_tool')).rows).toEqual([{ count: 0 }]);
  await started.close();
});
