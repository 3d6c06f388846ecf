// testServer.ts starts this program for each Playwright worker: the real server over the worker's own database.
import { hash, randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { DatabaseConnection } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import pino from 'pino';
import { generateService, placesOf } from '../../bench/generate/generateService.ts';
import { readConfig } from '../../server/src/app/config/config.ts';
import { readRegionProfile } from '../../server/src/app/region/regionFolder.ts';
import { type RunningServer, type ServerOverrides, startServer } from '../../server/src/app/startServer.ts';
import { loadWeb } from '../../server/src/app/web/loadWeb.ts';
import { connectDatabase } from '../../server/src/database/database.ts';
import { queryServer, quietLog, within } from '../../server/src/database/test-kit/testPostgres.ts';
import { announceOldBeds, announceWeek } from '../../server/src/features/notifications/announceStale.ts';
import { requestConfirmations } from '../../server/src/features/services/confirm/requestConfirmations.ts';
import { upsertServices } from '../../server/src/features/services/persistence/saveServices.ts';
import { findCentroid } from '../../server/src/geocoder/findCentroid.ts';
import { regionGazetteer } from '../../server/src/geocoder/regionGazetteer.ts';
import { logging } from '../../server/src/http/logging.ts';
import { testKeys, testSocialServer } from '../../server/src/identity/testSocialServer.ts';
import { Notifier } from '../../server/src/notifications/notifier.ts';
import {
  address,
  appResetLink,
  basinAddress,
  basinPort,
  dataDir,
  mailFolder,
  moment,
  port,
  socialPort,
  tiledAddress,
  tiledPort,
  tiles,
} from '../support/testConfig.ts';
import { restoreData } from './restoreData.ts';

export type ServerCommand =
  | 'restore'
  | 'add many services'
  | 'unapprove the pantry'
  | 'start tiled'
  | 'start basin'
  | 'stop'
  | 'start'
  | 'start next build'
  | 'start without offline'
  | 'announce'
  | 'close';

const postgres: DatabaseConnection = JSON.parse(process.env.E2E_POSTGRES!);
const connection = within(postgres, `worker_${process.pid}`);
await queryServer(postgres, `CREATE DATABASE ${connection.database} TEMPLATE template`);
await rm(dataDir, { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
const now = () => Temporal.Instant.from(moment);
/** The names of the other servers that run. */
const started = new Set<string>();
// An error of the server appears beside the test that caused it, and that test fails.
const log = pino({ ...logging, level: 'error' }, pino.destination(2));
const social = await testSocialServer(socialPort);
/** The servers of this worker's database. */
const servers: RunningServer[] = [];
let basin: RunningServer | undefined;

async function start(settings: Record<string, string>, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const provider = (name: string) => ({
    [`${name}_CLIENT_ID`]: testKeys.clientId,
    [`${name}_CLIENT_SECRET`]: testKeys.clientSecret,
    [`${name}_URL`]: social.origin,
  });
  const config = readConfig({
    ...{ ...settings, DATA_DIR: dataDir, MAIL_FROM: 'Amparo <no-reply@example.org>' },
    // The test server does not have Google's protocol, so sign-in with Google is not possible.
    ...{ ...provider('GOOGLE'), ...provider('FACEBOOK'), ...provider('X') },
  });
  const database = overrides.database ?? connectDatabase({ connection, log: quietLog });
  // On a busy computer, a page that the server refused would fail its test.
  const server = await startServer(config, { log, now, isOverloadRefused: false, ...overrides, database });
  if (!overrides.database) servers.push(server);
  return server;
}

const { confirmationMonths: months, timeZone: zone } = await readRegionProfile('west-central-texas');
const own = { PORT: String(port), PUBLIC_URL: address };
let first = await start(own);

async function askOwners(): Promise<void> {
  const { database, outbox } = first;
  const notifier = new Notifier({ outbox, publicUrl: address, now });
  await requestConfirmations({ db: database.db, notifier, publicUrl: address, months }, now());
}

/** What the jobs announce two days later, on the next Monday, and after many months. */
async function announceLater(): Promise<void> {
  const { database, outbox } = first;
  const { db } = database;
  const later = (hours: number) => now().add({ hours });
  const notifier = new Notifier({ outbox, publicUrl: address, now });
  const count = async () => ({ approvals: 2, claims: 0, messages: 1, unconfirmed: 3, beds: 0 });
  await announceOldBeds(db, { notifier, zone }, later(48));
  await announceWeek(db, { notifier, zone, count }, Temporal.Instant.from('2026-11-23T15:00:00Z'));
  await requestConfirmations({ db, notifier, publicUrl: address, months }, later(24 * 200));
}

const commands: Record<ServerCommand, () => Promise<void>> = {
  async restore() {
    // A mail may be written meanwhile.
    await rm(mailFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    const versions = servers.map(({ changes }) => changes.version);
    await restoreData(first.database.pool);
    // Wait until each server has received the notification: before that it may answer from its cache.
    while (servers.some(({ changes }, i) => changes.version === versions[i])) await delay(1);
    await askOwners();
  },
  async 'add many services'() {
    const { counties } = await readRegionProfile('west-central-texas');
    const gazetteer = regionGazetteer('west-central-texas');
    const names = new Set(counties.map(({ name }) => name));
    const places = placesOf(gazetteer.zips.filter(({ county }) => names.has(county)));
    const services = Array.from({ length: MANY_SERVICES }, (_, n) => {
      const { id: _id, source: _source, ...generated } = generateService(1, n, { ...places, mountain: places.central });
      return { id: randomUUIDv7(), input: ServiceInput.parse({ ...generated, description: longDescription(n) }) };
    });
    await first.database.db
      .transaction()
      .execute((trx) => upsertServices(trx, services, (place) => findCentroid(gazetteer, place)));
  },
  /** As after a change that an administrator must approve. */
  async 'unapprove the pantry'() {
    const { database, changes } = first;
    const { version } = changes;
    await database.pool.query(
      "UPDATE services SET is_approved = false WHERE name = 'Christian Service Center Food Pantry'",
    );
    while (changes.version === version) await delay(1);
  },
  async 'start tiled'() {
    if (started.has('tiled')) return;
    started.add('tiled');
    const region = { mapTiles: tiles, appResetLink };
    const own = { PORT: String(tiledPort), PUBLIC_URL: tiledAddress };
    // No test reaches this planner: browsers get the itineraries of their test.
    await start({ ...own, TRANSIT: 'opentripplanner', TRANSIT_URL: 'http://127.0.0.1:9/otp/gtfs/v1' }, { region });
  },
  async 'start basin'() {
    if (basin) return;
    const own = within(postgres, `basin_${process.pid}`);
    await queryServer(postgres, `CREATE DATABASE ${own.database}`);
    const settings = { PORT: String(basinPort), PUBLIC_URL: basinAddress, REGION: 'great-basin' };
    basin = await start(settings, { database: connectDatabase({ connection: own, log: quietLog }) });
  },
  async stop() {
    servers.splice(servers.indexOf(first), 1);
    await first.close();
  },
  async start() {
    first = await start(own);
  },
  async 'start next build'() {
    const web = await loadWeb();
    first = await start(own, { web: { ...web, app: { ...web.app, buildVersion: () => 'next' } } });
  },
  async 'start without offline'() {
    first = await start({ ...own, OFFLINE: 'off' });
  },
  announce: announceLater,
  async close() {
    for (const server of servers) await server.close();
    await basin?.close();
    await social.close();
    process.exit(0);
  },
};

/** More than a package has that is not divided by county. */
const MANY_SERVICES = 2100;

/** Incompressible, so that few services are as large as many. */
function longDescription(n: number): string {
  return Array.from({ length: 8 }, (_, part) => hash('sha512', `${n} ${part}`, 'base64')).join(' ');
}

await askOwners();
process.on('message', (command: ServerCommand) => void commands[command]().then(() => process.send?.(command)));
process.send?.('started');
await once(process, 'disconnect');
process.exit(0);
