import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseInUseError } from '@amparo/embedded-postgres/lockFolder.ts';
import type { Log } from '@amparo/embedded-postgres/log.ts';
import { prepareFolders } from '@amparo/embedded-postgres/prepareFolders.ts';
import { connectionTo } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { connectDatabase, EMBEDDED_NAME, type OpenDatabase, openDatabase } from './database.ts';

const PAUSE_MS = 250;
const TRIES = 40;

/**
 * Opens the database for a command that can run beside the server: the database of DATABASE_URL, or the embedded one. If a
 * running Amparo uses the embedded one, connects to that. close() stops only a server that this call started.
 */
export async function openOrJoinDatabase(config: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  poolSize?: number;
}): Promise<OpenDatabase> {
  for (let tried = 1; ; tried++) {
    try {
      return await openDatabase({ ...config, hasTimeouts: false });
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error;
    }
    try {
      const connection = connectionTo(prepareFolders(config.dataDir, EMBEDDED_NAME));
      const { log, poolSize } = config;
      return await connectDatabase({ connection, log, poolSize, hasTimeouts: false });
    } catch (error) {
      // The other Amparo may be starting or stopping. In the second case the next try starts the server.
      if (tried === TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}
