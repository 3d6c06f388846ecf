import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-kit/testDatabase.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'amparo-import-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const command = fileURLToPath(new URL('importCommand.ts', import.meta.url));

function urlOf(connection: typeof database.connection): string {
  if (typeof connection === 'string') return connection;
  const { host, port, user, database: name } = connection;
  return `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

function runImport(args: string[], databaseUrl = urlOf(database.connection), script = command) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder };
  return new Promise<{ status: unknown; output: string }>((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, output: stderr + stdout }),
    );
  });
}

const good = (id: string) => JSON.stringify({ id, name: `Sample ${id}`, serviceSummary: 'Hot meals', type: ['FOOD'] });
const file = join(folder, 'sample-directory.ndjson');

test('exits with 0 if all lines are stored', async () => {
  writeFileSync(file, `${good('1')}\n${good('2')}\n`);
  const { status, output } = await runImport([file]);
  expect(output).toContain('100 % (2 lines)');
  expect(output).toContain('2 lines: 2 stored (2 new, 0 updated, 0 unchanged), 0 refused');
  expect(status).toBe(0);
  expect((await database.pool.query('SELECT DISTINCT source_name FROM services')).rows).toEqual([
    { source_name: 'sample-directory' },
  ]);
});

test('exits with 1 if lines are refused, and prints their numbers and reasons', async () => {
  writeFileSync(
    file,
    `${good('1')}\n{"id": "2", "type": "FOOD", "description": "x"}\nnot JSON\n{"id": "4", "name": "Sample", "type": "FOOD", "description": "x", "schedules": "7-7"}\n`,
  );
  const { status, output } = await runImport([file]);
  expect(output).toContain(
    'line 2: name is missing\nline 3: this is not valid JSON\nline 4: schedules "7-7" cannot be read with certainty\n',
  );
  expect(output).toContain('4 lines: 1 stored (0 new, 0 updated, 1 unchanged), 3 refused');
  expect(status).toBe(1);
});

test('imports services in the format of HSDS', async () => {
  const record = {
    id: '5f2d0c7e-0000-4000-8000-000000000001',
    ...{ name: 'Sample Pantry', description: 'Groceries', status: 'active' },
    attributes: [{ taxonomy_term: { code: 'BD-1800.2000', name: 'Food Pantries' } }],
    schedules: [{ freq: 'WEEKLY', byday: 'XX', opens_at: '09:00', closes_at: '10:00' }],
  };
  const hsds = join(folder, 'sample-211.json');
  writeFileSync(hsds, JSON.stringify([record, { name: 'No id' }]));
  const { status, output } = await runImport(['hsds', hsds]);
  expect(output).toContain('The hours of 1 service are unclear. They say "call for hours".');
  expect(output).toContain('2 lines: 1 stored (1 new, 0 updated, 0 unchanged), 1 refused');
  expect(status).toBe(1);
  expect((await database.pool.query(`SELECT id, type FROM services WHERE source_name = 'sample-211'`)).rows).toEqual([
    { id: record.id, type: ['FOOD'] },
  ]);
});

const cutOff = join(folder, 'cut-off.json');
writeFileSync(cutOff, `[${good('1')}, {"id"`);
const failing: [string, string[], string, string?][] = [
  ['a file that is cut off', ['hsds', cutOff], 'the JSON list ends too early'],
  ['no such file', [join(folder, 'missing.ndjson')], 'there is no file'],
  ['no file named', [], 'Say which file to import'],
  ['an unknown option', ['--sauce', 'x', file], "Unknown option '--sauce'"],
  ['no database', [file], 'ECONNREFUSED', 'postgresql://127.0.0.1:1/none'],
];
test.each(failing)('exits with 2: %s', async (_title, args, sentence, url) => {
  const { status, output } = await runImport(args, url);
  expect(output).toContain(sentence);
  expect(status).toBe(2);
});

/** Which transaction wrote each row of the directory `large`. */
async function writers(): Promise<Map<string, string>> {
  const { rows } = await database.pool.query(
    `SELECT source_id AS id, xmin::text AS writer FROM services WHERE source_name = 'large'
     UNION ALL SELECT 'record ' || external_id, r.xmin::text FROM source_records r
       JOIN sources o ON o.id = r.source_id WHERE o.name = 'large'`,
  );
  return new Map(rows.map(({ id, writer }) => [id, writer]));
}

test('goes on after the process was killed, and touches no row of a service that is unchanged', async () => {
  const count = 750;
  const large = join(folder, 'large.ndjson');
  writeFileSync(large, Array.from({ length: count }, (_, i) => good(`n-${i}`)).join('\n'));
  const env = { ...process.env, DATABASE_URL: urlOf(database.connection), DATA_DIR: folder };
  const killed = spawn(process.execPath, [command, large], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  // The first tenth is stored when it is reported.
  killed.stderr.once('data', () => killed.kill('SIGKILL'));
  await once(killed, 'exit');
  await expect.poll(() => openTransactions(), { timeout: 30_000 }).toBe(0);
  const before = await writers();
  expect(before.size).toBeGreaterThan(0);
  const again = await runImport([large]);
  const stored = before.size / 2;
  expect(again.output).toContain(`750 lines: 750 stored (${count - stored} new, 0 updated, ${stored} unchanged)`);
  const after = await writers();
  expect(after.size).toBe(2 * count);
  for (const [id, writer] of before) expect(after.get(id), id).toBe(writer);
}, 60_000);

/** The connection of a killed process can end a little later. */
async function openTransactions(): Promise<number> {
  const { rows } = await database.pool.query(`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
      AND backend_type = 'client backend'`);
  return rows[0].count;
}

const table = join(folder, 'liaisons.csv');
const exportCommand = fileURLToPath(new URL('exportCommand.ts', import.meta.url));
const tableArgs = ['--what', 'liaisons', '--as', 'ada@example.org'];

const row = ',Taylor,Sample ISD,Ana Peña,Liaison,,(325) 555-0100,';

test('reports a CSV file row by row without --apply', async () => {
  await database.pool.query(
    `INSERT INTO users (id, email, display_name, role) VALUES (gen_random_uuid(), 'ada@example.org', 'Ada', 'ADMINISTRATOR')`,
  );
  writeFileSync(table, `id,county,schoolDistrict,displayName,title,email,phone,extension\n${row}\n`);
  const { status, output } = await runImport([table, ...tableArgs]);
  expect(output).toContain('row 2: adds Ana Peña\n  county: "Taylor"');
  expect(output).toContain('1 row new, 0 changed, 0 as they were, 0 wrong. Nothing was written: --apply does it.');
  expect(status).toBe(0);
});

test('imports a CSV file with --apply for an administrator', async () => {
  expect((await runImport([table, ...tableArgs, '--apply'])).output).toContain('1 row new');
  expect((await database.pool.query('SELECT phone FROM liaisons')).rows).toEqual([{ phone: '(325) 555-0100' }]);
});

test('exports a list as a CSV file', async () => {
  const { status, output } = await runImport(['liaisons', table], undefined, exportCommand);
  expect({ status, output }).toEqual({ status: 0, output: `Written: ${table}\n` });
  expect(readFileSync(table, 'utf8')).toMatch(/^\ufeffid,county,.*\r\n[0-9a-f-]{36},Taylor,Sample ISD,Ana Peña,/);
});

test('exits with 1 and imports nothing if a row has an error', async () => {
  writeFileSync(table, 'id,county\n,Adams\n');
  const { status, output } = await runImport([table, ...tableArgs, '--apply']);
  expect(output).toContain('row 2: schoolDistrict is missing');
  expect(output).toContain('1 wrong. Nothing was written.');
  expect(status).toBe(1);
});

test('exits with 2 if the account is not an administrator', async () => {
  const { status, output } = await runImport([table, '--what', 'liaisons', '--as', 'nobody@example.org']);
  expect(output).toContain('Name an administrator');
  expect(status).toBe(2);
});

test('--help lists the exit statuses', async () => {
  const { status, output } = await runImport(['--help']);
  expect(output).toContain('Exit status: 0');
  expect(status).toBe(0);
});
