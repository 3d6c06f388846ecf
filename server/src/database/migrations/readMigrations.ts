import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('.', import.meta.url));

/** A numbered SQL file. */
export interface Migration {
  version: number;
  name: string;
  checksum: string;
  sql: string;
}

/** A row of schema_migrations. */
export type AppliedMigration = Pick<Migration, 'version' | 'name' | 'checksum'>;

/** Reads the folder's migrations in order. Throws if a name is not NNNN_name.sql, or if two have the same number. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((it) => it.endsWith('.sql')).sort();
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  for (const [i, migration] of migrations.entries()) {
    const before = migrations[i - 1];
    if (before?.version === migration.version) {
      throw new Error(`Two migrations have the same number: ${before.name} and ${migration.name}.`);
    }
  }
  return migrations;
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(file)) throw new Error(`${file} is not named like a migration, 0001_name.sql.`);
  // Git may write other line ends on another computer.
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { version: Number(file.slice(0, 4)), name: file.slice(0, -'.sql'.length), checksum, sql };
}
