// globalSetup.ts starts this program: PostgreSQL, and the template of the workers' databases.
import { once } from 'node:events';
import { readConfig } from '../../server/src/app/config/config.ts';
import { startServer } from '../../server/src/app/startServer.ts';
import { connectDatabase } from '../../server/src/database/database.ts';
import { queryServer, quietLog, startTestPostgres, within } from '../../server/src/database/test-kit/testPostgres.ts';
import { administrator } from '../support/testConfig.ts';
import { storeOriginal } from './restoreData.ts';
import { addSampleData } from './sampleData.ts';

const { connection, dataDir, stop } = await startTestPostgres();
await queryServer(connection, 'CREATE DATABASE template');
const config = readConfig({
  ...{ DATA_DIR: dataDir, PORT: '0' },
  ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
});
const database = connectDatabase({ connection: within(connection, 'template'), log: quietLog });
const server = await startServer(config, { database, web: null });
await addSampleData(server.database.db);
await storeOriginal(server.database.pool);
await server.close();
process.send?.(connection);
await once(process, 'disconnect');
await stop();
