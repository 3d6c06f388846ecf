import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../database/test-kit/testDatabase.ts';
import { SearchIndex } from './index.ts';
import { IndexFile } from './indexFile.ts';
import { databaseTexts } from './postings.ts';

/** So many services that they are stored. */
const COUNT = 2000;
const manager: Viewer = { id: '0190a000-0000-7000-8000-000000000001', role: 'USER' } as Viewer;

let database: TestDatabase;
let folder: string;
let warnings: string[];

beforeEach(async () => {
  warnings = [];
  folder = await mkdtemp(join(tmpdir(), 'amparo-index-'));
  database = await createTestDatabase();
  await addServices(COUNT);
  await run(sql`INSERT INTO users (id, email, display_name, role)
    VALUES (${manager.id}, 'manager@example.org', 'Manager', 'USER')`);
  await run(sql`INSERT INTO service_managers SELECT id, ${manager.id} FROM services ORDER BY id LIMIT 3`);
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const run = (query: ReturnType<typeof sql>) => query.execute(database.db);
const path = () => join(folder, 'search-index');
const openFile = () => new IndexFile(database.db, folder, { warn: (message) => warnings.push(message) });

async function addServices(count: number): Promise<void> {
  await run(sql`WITH added AS (INSERT INTO services (id, name, name_key, description, service_summary, category, type, address1,
      city, state, zip, search, is_approved)
    SELECT gen_random_uuid(), 'Pantry ' || n, 'pantry ' || n, 'Food.', 'Food.', '{ALL}', '{FOOD}', '1 Example Street',
      'Abilene', 'TX', '79601', '', true FROM generate_series(1, ${sql.lit(count)}) n RETURNING id)
    INSERT INTO service_kudos (service_id) SELECT id FROM added`);
}

/** Loads an index, as a start does. */
async function load(file: IndexFile | null): Promise<SearchIndex> {
  const index = new SearchIndex(database.db, file);
  await index.refresh();
  return index;
}

function listsOf(index: SearchIndex) {
  const at = Temporal.Instant.from('2026-11-18T18:00:00Z');
  const list = (query: object, viewer: Viewer | null) =>
    index.query({ query: { limit: 0, sort: ['name'], ...query }, viewer, at, fallbackZone: 'America/Chicago' }, null);
  return [list({}, null), list({ isManaged: true }, manager), list({ type: ['SHELTER'] }, null)];
}

async function storeIndex(): Promise<void> {
  const index = await load(openFile());
  await databaseTexts(database.db, index).words();
  await index.store();
}

test('a start reads the stored index and what was written since', async () => {
  await storeIndex();
  const stored = await openFile().read();
  expect(stored?.columns.names).toHaveLength(COUNT);
  expect(stored?.values.words).toMatchObject({ asOf: stored?.changeCount, value: { services: COUNT } });

  const pantry = (n: number) => sql`(SELECT id FROM services WHERE name = ${`Pantry ${n}`})`;
  await addServices(2);
  await run(sql`UPDATE services SET type = '{SHELTER}' WHERE id = ${pantry(3)}`);
  await run(sql`UPDATE services SET is_approved = false WHERE id = ${pantry(4)}`);
  await run(sql`UPDATE service_kudos SET likes = 7 WHERE service_id = ${pantry(5)}`);
  await run(sql`DELETE FROM services WHERE id = ${pantry(6)}`);
  await run(
    sql`DELETE FROM service_managers WHERE service_id = (SELECT min(service_id::text)::uuid FROM service_managers)`,
  );

  const started = await load(openFile());
  expect(started.changeCount - stored!.changeCount, 'only what was written since').toBeLessThan(10);
  const lists = listsOf(started);
  expect(lists).toEqual(listsOf(await load(null)));
  expect(lists.map(({ total }) => total)).toEqual([COUNT, 2, 1]);
  expect(lists[0]!.page.filter(({ likes }) => likes === 7)).toHaveLength(1);
});

test('only the account of the server can read the file, and no unfinished one remains', async () => {
  const [killed, inProgress] = [`${path()}.killed`, `${path()}.inProgress`];
  for (const name of [killed, inProgress]) await writeFile(name, 'half');
  const twoHoursAgo = Date.now() / 1000 - 7200;
  await utimes(killed, twoHoursAgo, twoHoursAgo);
  await storeIndex();
  expect((await stat(path())).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).sort()).toEqual(['search-index', 'search-index.inProgress']);
});

test('a failed write is logged, and the next one tries again', async () => {
  const index = await load(openFile());
  await rename(folder, `${folder}-away`);
  await index.store();
  expect(warnings).toEqual([expect.stringContaining('the search index was not stored: ENOENT')]);
  await rename(`${folder}-away`, folder);
  await index.store();
  expect(await openFile().read()).toBeDefined();
});

test('after many services were removed, the next start drops their rows', async () => {
  await storeIndex();
  const remove = (last: number) => run(sql`DELETE FROM services WHERE substr(name, 8)::int <= ${last}`);
  await remove(COUNT / 5);
  expect((await load(openFile())).columns.length).toBe(COUNT);
  await remove(COUNT / 4);
  expect((await load(openFile())).columns.length).toBe((COUNT * 3) / 4);
});

test.each<[string, () => Promise<unknown>]>([
  ['does not exist', () => rm(path())],
  ['is not finished', async () => writeFile(path(), (await readFile(path())).subarray(0, -1000))],
  ['is damaged', () => changeByte(5000)],
  ['is of another program', () => writeFile(path(), 'hello')],
  ['is of a time that the database does not contain', () => run(sql`DELETE FROM stored_indexes`)],
  ['is of tables that were restored', () => run(sql`TRUNCATE services CASCADE`)],
  ['is of other columns', async () => replaceInHeader(/"layout":"./, '"layout":"-')],
  ['is of another database', async () => replaceInHeader(/"database":"\d/, '"database":"-')],
])('a file that %s is ignored', async (_, change) => {
  await storeIndex();
  await change();
  expect(await openFile().read()).toBeUndefined();
  expect(listsOf(await load(openFile()))).toEqual(listsOf(await load(null)));
});

async function changeByte(at: number): Promise<void> {
  const bytes = await readFile(path());
  bytes[at]! ^= 255;
  await writeFile(path(), bytes);
}

async function replaceInHeader(what: RegExp, by: string): Promise<void> {
  await writeFile(path(), (await readFile(path(), 'latin1')).replace(what, by), 'latin1');
}

test('an index of tables that do not exist anymore is not stored', async () => {
  const index = await load(null);
  const { snapshot } = (
    await sql<{ snapshot: string }>`SELECT pg_current_snapshot()::text AS snapshot`.execute(database.db)
  ).rows[0]!;
  await openFile().write({ snapshot, changeCount: 0, columns: index.columns.toStored(), values: {} }, 'another server');
  expect(await readdir(folder)).toEqual([]);
});
