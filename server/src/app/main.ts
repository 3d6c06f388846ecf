import { mkdir } from 'node:fs/promises';
import pino from 'pino';
import { openDatabase } from '../database/database.ts';
import { logging } from '../http/logging.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { GracefulShutdown } from './gracefulShutdown.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true });
  const log = pino({ ...logging, level: config.logLevel });
  const loading = import('./startServer.ts');
  // An external server answers at once. While modules block this process, the time limit of the connection would pass.
  if (config.databaseUrl) await loading;
  const database = openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  const shutdown = new GracefulShutdown(() =>
    database.then(
      (opened) => opened.close(),
      () => undefined,
    ),
  );
  try {
    // The embedded database starts meanwhile: it is a process of its own.
    const { startServer } = await loading;
    const server = await startServer(config, { database, log });
    shutdown.use(server.close);
    const { email, password } = server.administrator;
    console.log(`Amparo is ready at ${server.address}`);
    // npm start starts a server again that crashes after this message.
    process.send?.('ready');
    console.log(`First administrator: ${email}, password: ${password ?? '(the one that was chosen)'}`);
  } catch (error) {
    // A signal during the start closes the database, so that the start fails. That is not an error.
    if (shutdown.isStarted) return;
    log.debug(error);
    throw error;
  }
}

main().catch((error: Error) => {
  console.error(error instanceof ConfigError ? error.message : `Amparo could not start: ${error.message}`);
  process.exit(1);
});
