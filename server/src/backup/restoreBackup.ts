import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findNext, migrateInTransaction } from '../database/migrations/migrate.ts';
import { readMigrations } from '../database/migrations/readMigrations.ts';
import { withClient } from '../database/withClient.ts';
import type { ImageStore } from '../images/imageStore.ts';
import { BackupError, type BackupHeader, countProgress, type ReportProgress } from './backupFormat.ts';
import { assertReplaceable, dropEverything } from './databaseContent.ts';
import { type BackupItem, openBackup, totalOf, verifyBackup } from './readBackup.ts';
import { quote, target } from './snapshot.ts';

type RowsItem = Extract<BackupItem, { kind: 'rows' }>;

interface RestoreTarget {
  pool: pg.Pool;
  images: ImageStore;
  /** Whether the data of the installation is deleted. Otherwise the database must be empty. */
  isReplacing: boolean;
  onProgress?: (step: 'verify' | 'restore', done: number, total: number) => void;
}

/**
 * Replaces the content of the database and the images by those of a backup, and applies the later migrations. Throws, and
 * changes nothing, if the backup is damaged or the database must not be overwritten. Amparo must not run meanwhile.
 */
export async function restoreBackup(file: string, restoring: RestoreTarget): Promise<BackupHeader> {
  const { pool, onProgress } = restoring;
  const header = await verifyBackup(file, (done, total) => onProgress?.('verify', done, total));
  findNext(header.migrations, await readMigrations());
  await withClient(pool, async (client) => {
    await client.query('BEGIN');
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '10s';
      SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC'`);
    await restoreWithin(client, file, restoring);
    await client.query('ANALYZE');
  });
  return header;
}

/** Commits when both the rows and the images are there. Then deletes the images of the old data. */
async function restoreWithin(
  client: pg.PoolClient,
  file: string,
  { images, isReplacing, onProgress }: RestoreTarget,
): Promise<void> {
  const { imageNames: old } = await assertReplaceable(client, isReplacing);
  await dropEverything(client);
  const saved = new Set<string>();
  const recording: Pick<ImageStore, 'save'> = {
    async save(name, jpeg) {
      saved.add(name);
      await images.save(name, jpeg);
    },
  };
  try {
    await fill(client, file, recording, (done, total) => onProgress?.('restore', done, total));
    await client.query('COMMIT');
  } catch (error) {
    for (const name of saved) if (!old.has(name)) await images.remove(name);
    throw error;
  }
  for (const name of old) if (!saved.has(name)) await images.remove(name);
}

/** Creates the tables as the backup needs them, fills them, and then applies the later migrations to their rows. */
async function fill(
  client: pg.PoolClient,
  file: string,
  images: Pick<ImageStore, 'save'>,
  onProgress: ReportProgress,
): Promise<void> {
  const migrations = await readMigrations();
  const { header, items } = await openBackup(file);
  const tables = header.tables.map(({ name }) => quote(name));
  await migrateInTransaction(client, migrations.slice(0, header.migrations.length));
  // Triggers would derive rows that the backup contains.
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  const advance = countProgress(totalOf(header), onProgress);
  for (let item = await items.next(); !item.done; ) {
    if (item.value.kind === 'rows') {
      item = await copyTable(client, header, { first: item.value, items, advance });
      continue;
    }
    await images.save(item.value.name, item.value.content);
    advance(1);
    item = await items.next();
  }
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await migrateInTransaction(client, migrations);
}

interface TableParts {
  first: RowsItem;
  items: AsyncGenerator<BackupItem>;
  advance: (rows: number) => void;
}

/** Copies all parts of one table. Returns the item after them. */
async function copyTable(client: pg.PoolClient, { tables }: BackupHeader, { first, items, advance }: TableParts) {
  const table = tables.find(({ name }) => name === first.table);
  if (!table) throw new BackupError(`The backup is damaged: it does not describe the table ${first.table}.`);
  const after: { item?: IteratorResult<BackupItem> } = {};
  const parts = async function* () {
    for (let part = first; ; part = after.item.value) {
      yield part.content;
      advance(part.rows);
      after.item = await items.next();
      if (after.item.done || after.item.value.kind !== 'rows' || after.item.value.table !== first.table) return;
    }
  };
  await pipeline(parts, client.query(copyFrom(`COPY ${target(table)} FROM STDIN`)));
  return after.item!;
}
