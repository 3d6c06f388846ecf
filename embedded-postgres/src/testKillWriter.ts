// killed.test.ts runs and kills this program. It starts the database of a folder, prints the rows that it found, and then
// inserts rows without end. It prints the number of each row after its commit.
import { writeSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

const say = (line: string) => writeSync(1, `${line}\n`);
const log = { info: say, warn: say, error: say };

const { connection } = await startEmbeddedPostgres({ dataDir: process.argv[2]!, name: 'example', log });
const pool = new pg.Pool({ ...connection, max: 1 });
pool.on('error', () => undefined);
await pool.query('CREATE TABLE IF NOT EXISTS written (id integer PRIMARY KEY)');
const { rows } = await pool.query<{ id: number }>('SELECT id FROM written ORDER BY id');
say(`found ${JSON.stringify(rows.map((it) => it.id))}`);

for (let id = (rows.at(-1)?.id ?? 0) + 1; ; id++) {
  // A write fails while the server restarts. Nobody knows whether that row was committed, so its number is not printed.
  const isWritten = await pool.query('INSERT INTO written VALUES ($1)', [id]).then(
    () => true,
    () => false,
  );
  if (isWritten) say(`wrote ${id}`);
  else await new Promise((resolve) => setTimeout(resolve, 5));
}
