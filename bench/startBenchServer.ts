import { readConfig } from '../server/src/app/config/config.ts';
import { type RunningServer, startServer } from '../server/src/app/startServer.ts';
import { openDisposableDatabase } from '../server/src/database/test-kit/testPostgres.ts';

/** Starts the server without pages, with a disposable database. `now` replaces the clock. */
export async function startBenchServer(
  sampleData: 'region' | 'none',
  disposable?: Awaited<ReturnType<typeof openDisposableDatabase>>,
  now?: () => Temporal.Instant,
): Promise<RunningServer & { dataDir: string }> {
  const { dataDir, ...database } = disposable ?? (await openDisposableDatabase());
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', SAMPLE_DATA: sampleData });
  const server = await startServer(config, { database: Promise.resolve(database), web: null, ...(now && { now }) });
  return { ...server, dataDir };
}
