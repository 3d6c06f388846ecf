// The real server for the journeys: a throwaway database, the region's sample data, and a clock that stands still.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { understandQuery } from '@amparo/domain/understanding/query/understandQuery.ts';
import { startEmbeddedPostgres } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import pino from 'pino';
import { buildApp } from '../server/src/app/buildApp.ts';
import { ensureAdministrator } from '../server/src/app/firstAdministrator.ts';
import { loadRegion } from '../server/src/app/region/loadRegion.ts';
import { readRegionProfile } from '../server/src/app/region/regionFolder.ts';
import { loadWeb } from '../server/src/app/web/loadWeb.ts';
import { Changes } from '../server/src/database/changes.ts';
import { connectDatabase } from '../server/src/database/database.ts';
import { migrate } from '../server/src/database/migrate.ts';
import { requestConfirmations } from '../server/src/features/services/confirm/requestConfirmations.ts';
import { findCentroid } from '../server/src/geocoder/findCentroid.ts';
import { texasGazetteer } from '../server/src/geocoder/texasGazetteer.ts';
import { logging } from '../server/src/http/logging.ts';
import { identityProviders } from '../server/src/identity/identityProviders.ts';
import { testKeys, testSocialServer } from '../server/src/identity/testSocialServer.ts';
import { imageFolder } from '../server/src/images/imageFolder.ts';
import { Jobs } from '../server/src/jobs/jobs.ts';
import { emlFolder } from '../server/src/mail/emlFolder.ts';
import { mailQueue, Outbox } from '../server/src/mail/outbox.ts';
import { sendQueuedMails } from '../server/src/mail/sendQueuedMails.ts';
import { addKeeper } from './addKeeper.ts';
import {
  address,
  administrator,
  appResetLink,
  mailFolder,
  moment,
  port,
  socialPort,
  tiledAddress,
  tiledPort,
  tiles,
} from './setting.ts';
import { leaveUnconfirmed } from './unconfirmed.ts';

const region = 'west-central-texas';
const log = { info() {}, warn: console.warn, error: console.error };

const dataDir = await mkdtemp(join(tmpdir(), 'amparo-journeys-'));
// Else, under root, PostgreSQL could not reach it and would be put elsewhere.
await chmod(dataDir, 0o755);
const embedded = await startEmbeddedPostgres({ dataDir, name: 'amparo', log, isDisposable: true });
const database = await connectDatabase({ connection: embedded.connection, log });
await migrate(database.pool);
const gazetteer = texasGazetteer();
await loadRegion(database.db, {
  region,
  isSampleWanted: true,
  findCentroid: (place) => findCentroid(gazetteer, place),
});
await ensureAdministrator(database.db, {
  dataDir,
  adminEmail: administrator.email,
  adminPassword: administrator.password,
});
await addKeeper(database.db);
const changes = new Changes(database.connection, log);
await changes.listen();
const profile = await readRegionProfile(region);
const jobs = new Jobs(database.connection, log);
await jobs.start([mailQueue]);
// A run that was broken off may have left its mails.
await rm(mailFolder, { recursive: true, force: true });
const mailer = emlFolder(mailFolder, 'Amparo <no-reply@example.org>');
await sendQueuedMails({ db: database.db, jobs, mailer, log });
const social = await testSocialServer(socialPort);
const keys = { ...testKeys, origin: social.origin };
const outbox = new Outbox(jobs);
await leaveUnconfirmed(database.db, moment);
const asking = { db: database.db, outbox, publicUrl: address, months: profile.confirmationMonths };
await requestConfirmations(asking, Temporal.Instant.from(moment));
const parts = {
  database,
  changes,
  outbox,
  images: imageFolder(join(dataDir, 'images')),
  // It does not speak as Google does: to Google nobody comes through.
  identityProviders: identityProviders({ google: keys, facebook: keys, twitter: keys }, address),
  gazetteer,
  web: await loadWeb(),
  now: () => Temporal.Instant.from(moment),
  // What goes wrong in a page or a call is seen beside the journey that met it, which fails by it.
  log: pino({ ...logging, level: 'error' }, pino.destination(2)),
};
const app = await buildApp({ ...parts, region: profile, publicUrl: address });
const tiledApp = await buildApp({
  ...parts,
  region: { ...profile, mapTiles: tiles, appResetLink },
  publicUrl: tiledAddress,
});
// The lexicon is indexed before the first search of a journey, not under it.
understandQuery('food');
await tiledApp.listen({ port: tiledPort, host: '127.0.0.1' });
await app.listen({ port, host: '127.0.0.1' });

process.once('SIGTERM', async () => {
  await Promise.all([app.close(), tiledApp.close()]);
  await social.close();
  await jobs.stop();
  mailer.close();
  await changes.close();
  await database.close();
  await embedded.stop();
  await rm(mailFolder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
});
