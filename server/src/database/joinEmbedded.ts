import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase, type OpenDatabase, openDatabase } from './database.ts';
import type { DatabaseLog } from './databaseLog.ts';
import { connectionOf } from './embedded.ts';
import { prepareHome } from './embeddedHome.ts';
import { DatabaseInUseError } from './embeddedLock.ts';

const PAUSE_MS = 250;
const TRIES = 40;

/**
 * Opens the database for a tool that works beside the server: DATABASE_URL's, or the embedded one, which it starts or, where
 * a running Amparo has it, joins. close() ends only what it started.
 */
export async function openOrJoinDatabase(config: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: DatabaseLog;
  poolSize?: number;
}): Promise<OpenDatabase> {
  for (let tried = 1; ; tried++) {
    try {
      return await openDatabase(config);
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error;
    }
    try {
      const connection = connectionOf(prepareHome(config.dataDir));
      return await connectDatabase({ connection, log: config.log, poolSize: config.poolSize });
    } catch (error) {
      // That Amparo may be about to start its server, or to end: then the next round starts one.
      if (tried === TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}
