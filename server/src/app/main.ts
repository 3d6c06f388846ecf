import { mkdir } from 'node:fs/promises';
import pino from 'pino';
import { openDatabase } from '../database/database.ts';
import { logging } from '../http/logging.ts';
import { ConfigError, readConfig } from './config.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true });
  const log = pino(logging);
  const opening = openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  opening.catch(() => undefined);
  try {
    // Loaded while the database starts, which is another program.
    const { openDoors } = await import('./openDoors.ts');
    await openDoors(config, opening, log);
  } catch (error) {
    await opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}

start().catch((error: Error) => {
  console.error(error instanceof ConfigError ? error.message : `Amparo could not start: ${error.message}`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
