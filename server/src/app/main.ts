import { mkdir } from 'node:fs/promises';
import pino from 'pino';
import { openDatabase } from '../database/database.ts';
import { logging } from '../http/logging.ts';
import { ConfigError, readConfig } from './config.ts';
import { Ending } from './ending.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true });
  const log = pino(logging);
  const opening = openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  const closeDatabase = () =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    );
  const ending = new Ending(closeDatabase);
  try {
    // Loaded while the database starts, which is another program.
    const { startServer } = await import('./startServer.ts');
    await startServer(config, opening, log, ending);
  } catch (error) {
    // Whatever was still to be done cannot be, once it ends.
    if (ending.isBegun) return;
    await closeDatabase();
    throw error;
  }
}

start().catch((error: Error) => {
  console.error(error instanceof ConfigError ? error.message : `Amparo could not start: ${error.message}`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
