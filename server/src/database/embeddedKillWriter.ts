// Run by embeddedKill.test.ts, to be killed: starts the database of the folder given, says which rows it found, and then
// writes rows for as long as it lives, saying the number of each once it is committed.
import { writeSync } from 'node:fs';
import { openDatabase } from './database.ts';

const say = (line: string) => writeSync(1, `${line}\n`);
const log = { info: say, warn: say, error: say };

const { pool } = await openDatabase({ dataDir: process.argv[2]!, log, poolSize: 1 });
await pool.query('CREATE TABLE IF NOT EXISTS kept (id integer PRIMARY KEY)');
const { rows } = await pool.query<{ id: number }>('SELECT id FROM kept ORDER BY id');
say(`found ${JSON.stringify(rows.map((it) => it.id))}`);

for (let id = (rows.at(-1)?.id ?? 0) + 1; ; id++) {
  // While the server is started again a write fails, and its number is given up: it may or may not have been written.
  const isWritten = await pool.query('INSERT INTO kept VALUES ($1)', [id]).then(
    () => true,
    () => false,
  );
  if (isWritten) say(`wrote ${id}`);
  else await new Promise((resolve) => setTimeout(resolve, 5));
}
