import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase } from '../database/database.ts';
import { areMigrationsCurrent, migrate } from '../database/migrations/migrate.ts';
import { migrationsFolder } from '../database/migrations/readMigrations.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-kit/testDatabase.ts';
import { quietLog } from '../database/test-kit/testPostgres.ts';
import { describeSchema } from '../database/test-kit/testSchema.ts';
import { imageFolder } from '../images/imageFolder.ts';
import { TRAILER_BYTES } from './backupFormat.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

/** It has a sample row in every table. */
const firstRelease = readFileSync(
  fileURLToPath(new URL('../database/testdata/release-0.1.0.sql', import.meta.url)),
  'utf8',
);
const folder = mkdtempSync(join(tmpdir(), 'amparo-backup-'));
const images = imageFolder(join(folder, 'images'));
const photos = { sample: randomBytes(90_000), other: randomBytes(3) };
const file = join(folder, 'backups', 'one.tar.zst');
const now = () => Temporal.Instant.from('2026-11-23T09:00:00Z');
const difficult = `tab\t, line\n, return\r, \\N, \\., "quotes", 'single', ñ, 日本, 👩‍👧, \u0001`;

let source: TestDatabase;
let target: TestDatabase;
let original: Record<string, string[]>;
const write = (to = file) => writeBackup(to, { pool: source.pool, images, settings: { REGION: 'sample' }, now });
const restored = imageFolder(join(folder, 'restored'));
const restore = (from = file, isReplacing = false) =>
  restoreBackup(from, { pool: target.pool, images: restored, isReplacing });

beforeAll(async () => {
  source = await createTestDatabase({ template: 'template0' });
  target = await createTestDatabase({ template: 'template0', poolSize: 1 });
  await source.pool.query(firstRelease);
  await migrate(source.pool);
  await source.pool.query(`UPDATE services SET name = $1`, [difficult]);
  await source.pool.query(`UPDATE feedback_images SET name = 'sample'`);
  await source.pool.query(`INSERT INTO feedback_images (name, width, height) VALUES ('other', 1, 1), ('gone', 1, 1)`);
  await source.pool.query(`INSERT INTO rate_limits (key, points, expire) VALUES ('one', 1, 2)`);
  await images.save('sample', photos.sample);
  await images.save('other', photos.other);
  await write();
  original = await readRows(source);
});

beforeEach(() => emptyTarget());

afterAll(async () => {
  await source.drop();
  await target.drop();
  rmSync(folder, { recursive: true });
});

async function emptyTarget(): Promise<void> {
  await target.drop();
  target = await createTestDatabase({ template: 'template0', poolSize: 1 });
  rmSync(join(folder, 'restored'), { recursive: true, force: true });
}

/** Returns each row of each table as text, without the transaction numbers of this server. */
async function readRows({ pool }: { pool: pg.Pool }): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const sql = `SELECT (to_jsonb(t) - 'changed_in')::text AS row FROM ${name} t ORDER BY 1`;
    all[name] = (await pool.query<{ row: string }>(sql)).rows.map(({ row }) => row);
  }
  return all;
}

describe('a restored installation', () => {
  test('has every row, every object of the schema, and every image', async () => {
    const before = await readRows(source);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(25);
    await restore();
    expect(await readRows(target)).toEqual(before);
    const schema = await describeSchema(target.pool);
    expect(schema).toEqual(await describeSchema(source.pool));
    // A backup would not contain the state of sequences.
    expect(schema.sequences).toEqual([]);
    expect(await restored.read('sample')).toEqual(photos.sample);
    expect(await restored.read('other')).toEqual(photos.other);
    expect(readdirSync(join(folder, 'restored'))).toHaveLength(2);
  });

  test('announces changes again, and gives rows the transaction numbers of its own server', async () => {
    await restore();
    const { rows } = await target.pool.query(
      `SELECT bool_and(changed_in <= pg_current_xact_id()) AS "arePast" FROM services`,
    );
    expect(rows).toEqual([{ arePast: true }]);
    const triggers = await target.pool.query(`SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O'`);
    expect(triggers.rows).toEqual([]);
  });

  test('from an older release gets the later migrations', async () => {
    const older = await createTestDatabase({ template: 'template0' });
    const some = join(folder, 'migrations');
    for (const name of readdirSync(migrationsFolder).filter((it) => it < '0004'))
      cpSync(join(migrationsFolder, name), join(some, name));
    await older.pool.query(firstRelease);
    await migrate(older.pool, some);
    const old = join(folder, 'old.tar.zst');
    await writeBackup(old, { pool: older.pool, images, settings: {}, now });
    await restore(old);
    expect(await areMigrationsCurrent(target.pool)).toBe(true);
    await migrate(older.pool);
    const { schema_migrations: _, ...rows } = await readRows(target);
    const { schema_migrations: __, ...expected } = await readRows(older);
    expect(rows).toEqual(expected);
    await older.drop();
  });
});

test('a backup during writes contains each transaction completely or not at all', async () => {
  const busy = join(folder, 'busy.tar.zst');
  let isDone = false;
  const writeOn = async () => {
    while (!isDone) {
      // The tables are copied one after the other, so a torn backup would have unequal numbers of both.
      await source.pool.query(`WITH sample AS (INSERT INTO loaded_samples SELECT gen_random_uuid() RETURNING region)
        INSERT INTO users (id, email, display_name, role) SELECT region::uuid, region, 'torn', 'USER' FROM sample`);
    }
  };
  const writing = Promise.all([writeOn(), writeOn()]);
  for (let n = 0; n < 3; n += 1) await write(busy);
  isDone = true;
  await writing;
  await restore(busy);
  const { rows } = await target.pool.query(`SELECT (SELECT count(*) FROM users WHERE display_name = 'torn') AS users,
    (SELECT count(*) FROM loaded_samples WHERE region LIKE '%-%-%-%-%') AS samples`);
  expect(rows[0].users).toBeGreaterThan(0);
  expect(rows[0].users).toBe(rows[0].samples);
  await source.pool.query(
    `DELETE FROM users WHERE display_name = 'torn'; DELETE FROM crisis_lines WHERE name = 'torn'`,
  );
});

describe('a restore is refused', () => {
  test('if the database contains data, until the operator replaces it', async () => {
    await restore();
    await target.pool.query(`UPDATE users SET display_name = 'Kept'`);
    await target.pool.query(`INSERT INTO feedback_images (name, width, height) VALUES ('unrelated', 1, 1)`);
    await restored.save('unrelated', Buffer.from('old'));
    const before = await readRows(target);
    await expect(restore()).rejects.toThrow('add --replace');
    expect(await readRows(target)).toEqual(before);
    await restore(file, true);
    expect(await readRows(target)).toEqual(original);
    expect(await restored.read('unrelated')).toBeNull();
  });

  test('if another program uses the database', async () => {
    await target.pool.query('CREATE TABLE accounts (id integer)');
    await expect(restore(file, true)).rejects.toThrow('tables of another program');
    expect((await target.pool.query('SELECT * FROM accounts')).rows).toEqual([]);
  });

  test('if Amparo runs', async () => {
    const running = await connectDatabase({ connection: target.connection, log: quietLog, poolSize: 1 });
    await expect(restore()).rejects.toThrow('stop all of its processes');
    await running.close();
  });

  test('if the file is damaged', async () => {
    const bytes = readFileSync(file);
    const { length } = bytes;
    const cut = [0, 20, 1000, length >> 1, length - 40, length - 10, length - 1].map((end) => bytes.subarray(0, end));
    const altered = [0, 4, 5, 1000, length >> 1, length - 50, length - 40, length - 1].map((at) => {
      const copy = Buffer.from(bytes);
      copy[at] = copy[at]! ^ 0x10;
      return copy;
    });
    const damaged = join(folder, 'damaged.tar.zst');
    for (const [n, content] of [...cut, ...altered, Buffer.from('something else')].entries()) {
      writeFileSync(damaged, content);
      await expect(restore(damaged), `case ${n}`).rejects.toThrow(/damaged|not a backup/);
    }
    expect(await readRows(target)).toEqual({});
  });

  test('if its content was altered and compressed again', async () => {
    const altered = join(folder, 'altered.tar.zst');
    const tar = zstdDecompressSync(readFileSync(file));
    const at = tar.indexOf('Ana Ejemplo');
    expect(at).toBeGreaterThan(0);
    tar.write('Eve', at);
    const { length } = readFileSync(file);
    writeFileSync(altered, Buffer.concat([zstdCompressSync(tar), readFileSync(file).subarray(length - TRAILER_BYTES)]));
    await expect(restore(altered)).rejects.toThrow('does not match its checksum');
    expect(await readRows(target)).toEqual({});
  });

  test('if a newer release made the backup', async () => {
    await source.pool.query(
      `INSERT INTO schema_migrations (version, name, checksum) VALUES (9999, '9999_future', 'x')`,
    );
    const future = join(folder, 'future.tar.zst');
    await write(future);
    await source.pool.query(`DELETE FROM schema_migrations WHERE version = 9999`);
    await expect(restore(future)).rejects.toThrow('start the newer release');
    expect(await readRows(target)).toEqual({});
  });
});

test('a restore that fails half-way leaves the old rows and images', async () => {
  await restore();
  const before = await readRows(target);
  const failing = {
    ...restored,
    async save(name: string, jpeg: Buffer) {
      if (name === 'sample') throw new Error('no space left');
      await restored.save(name, jpeg);
    },
  };
  await restored.remove('other');
  await target.pool.query(`DELETE FROM feedback_images WHERE name = 'other'`);
  const options = { pool: target.pool, images: failing, isReplacing: true };
  await expect(restoreBackup(file, options)).rejects.toThrow('no space left');
  const { feedback_images: _, ...remaining } = await readRows(target);
  const { feedback_images: __, ...expected } = before;
  expect(remaining).toEqual(expected);
  expect(readdirSync(join(folder, 'restored'))).toEqual(['sample.jpg']);
});

test('a backup that cannot be written leaves no file', async () => {
  const broken = { ...images, read: () => Promise.reject(new Error('the image store is away')) };
  const failed = join(folder, 'failed', 'one.tar.zst');
  const options = { pool: source.pool, images: broken, settings: {}, now };
  await expect(writeBackup(failed, options)).rejects.toThrow('the image store is away');
  expect(readdirSync(join(folder, 'failed'))).toEqual([]);
});

test('two backups of one database do not run at the same time', async () => {
  const slow = { read: (name: string) => write(join(folder, 'second.tar.zst')).then(() => images.read(name)) };
  const options = { pool: source.pool, images: slow, settings: {}, now };
  await expect(writeBackup(join(folder, 'first.tar.zst'), options)).rejects.toThrow('Another process makes a backup');
});

test('only its owner can read a backup, which standard tools verify', async () => {
  expect(statSync(file).mode & 0o077).toBe(0);
  const bytes = readFileSync(file);
  const checksum = createHash('sha256').update(bytes.subarray(0, bytes.length - 40));
  expect(bytes.subarray(bytes.length - 32)).toEqual(checksum.digest());
  const names = execFileSync('tar', ['-tf', '-'], { input: zstdDecompressSync(bytes) }).toString();
  expect(names).toMatch(/^backup\.json\n.*database\/users\/000001\.copy\n.*images\/sample\.jpg\nmanifest\.json\n$/s);
});
