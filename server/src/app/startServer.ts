import { join } from 'node:path';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { appNameOf } from '@amparo/domain/places/region-look/appName.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { Changes } from '../database/changes.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { Replica } from '../database/replica/replica.ts';
import { fillLocationPrecision } from '../features/services/persistence/fillLocationPrecision.ts';
import { reindexNeeds } from '../features/services/persistence/needIndex.ts';
import { runEnqueuer } from '../features/services/sources/runSources.ts';
import { findCentroid } from '../geocoder/findCentroid.ts';
import { regionGazetteer } from '../geocoder/regionGazetteer.ts';
import { ExternalFailureRepository } from '../http/external/externalFailureRepository.ts';
import { logging } from '../http/logging.ts';
import { Jobs } from '../jobs/jobs.ts';
import { emlFolder } from '../mail/emlFolder.ts';
import { usualSender } from '../mail/messageOf.ts';
import { Outbox } from '../mail/outbox.ts';
import { buildApp } from './buildApp.ts';
import { chooseAdapters } from './chooseAdapters.ts';
import type { Config } from './config/config.ts';
import { deleteNoteOnceUsed, ensureAdministrator } from './firstAdministrator.ts';
import { startJobs } from './jobs/startJobs.ts';
import { loadRegion } from './region/loadRegion.ts';
import { readRegionProfile } from './region/regionFolder.ts';
import { findStreets, openStreets } from './streets/openStreets.ts';
import { warmUp } from './warmUp.ts';
import { type LoadedWeb, loadWeb, loadWebForDevelopment } from './web/loadWeb.ts';

/** The parts that a caller can replace: browser tests and benchmarks start the same server as main.ts. */
export interface ServerOverrides {
  /** A database that is already opening. The server closes it. */
  database?: Promise<OpenDatabase>;
  log?: Logger;
  now?: () => Temporal.Instant;
  /** Replaces single fields of the region's profile. */
  region?: Partial<RegionProfile>;
  /** The built pages. With null the server has the API only. */
  web?: LoadedWeb | null;
  /** False: never refuses requests because the process is busy. */
  isOverloadRefused?: boolean;
}

export interface RunningServer {
  app: FastifyInstance;
  /** The URL to open, with the actual port if PORT is 0. */
  address: string;
  /** The password is null if a person chose or changed it. */
  administrator: { email: string; password: string | null };
  changes: Changes;
  database: OpenDatabase;
  outbox: Outbox;
  close(): Promise<void>;
}

/**
 * Starts everything: database, region's data, first administrator, jobs, and HTTP. If a step fails, closes the others.
 */
export async function startServer(config: Config, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const { log = pino({ ...logging, level: config.logLevel }), now = () => Temporal.Now.instant() } = overrides;
  await using resources = new AsyncDisposableStack();
  const opening = overrides.database ?? openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  resources.defer(() => closeOnceOpen(opening));
  const loadingWeb = loadPages(config, overrides.web);
  const region = { ...(await readRegionProfile(config.region)), ...overrides.region };
  const streets = await openStreets(findStreets(config, region));
  const database = await opening;
  const gazetteer = regionGazetteer(config.region);
  const administrator = await prepareData(config, database, gazetteer);

  const changes = new Changes(database.connection, log);
  resources.defer(() => changes.close());
  await changes.listen();
  const mailer = await chooseMailer(config, appNameOf(region));
  resources.defer(() => mailer.close());
  const externalFailures = new ExternalFailureRepository(database.db, { now, log });
  const replica = resources.adopt(openReplica(config, { database, externalFailures, log }), (it) => it?.close());
  const adapters = chooseAdapters(config, { gazetteer, externalFailures, log });
  const jobs = new Jobs(database.connection, log);
  resources.defer(() => jobs.stop());
  const startingJobs = startJobs({ ...adapters, config, region, gazetteer, database, jobs, mailer, log, now });
  startingJobs.catch(() => undefined);

  const outbox = new Outbox(jobs, appNameOf(region));
  const web = await loadingWeb;
  const { publicUrl, trustProxy, isOffline, dataDir } = config;
  const own = { dataDir, publicUrl, trustProxy, isOffline, region, streets, gazetteer, web, log, now, replica };
  const { isOverloadRefused = true } = overrides;
  const base = { database, changes, outbox, enqueueRun: runEnqueuer(jobs), isOverloadRefused, ...own };
  const app = await buildApp({ ...base, ...adapters, externalFailures, metrics: { ...config, jobs } });
  if (administrator.password !== null) deleteNoteOnceUsed(app, config.dataDir);
  await startingJobs;
  resources.defer(reindexInBackground({ database, gazetteer, log }));
  resources.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  resources.defer(warmUp(app));
  const started = resources.move();
  const address = addressOf(app, config);
  return { app, address, administrator, changes, database, outbox, close: () => started.disposeAsync() };
}

function openReplica(
  { databaseReplicaUrl: connection }: Config,
  parts: { database: OpenDatabase; externalFailures: ExternalFailureRepository; log: Logger },
): Replica | undefined {
  if (connection === undefined) return undefined;
  const { database, externalFailures, log } = parts;
  return new Replica({ connection, primary: database.pool, report: externalFailures.reporterOf('replica'), log });
}

async function closeOnceOpen(opening: Promise<OpenDatabase>): Promise<void> {
  const database = await opening.catch(() => null);
  await database?.close();
}

function loadPages({ isDevelopment }: Config, replaced: LoadedWeb | null | undefined): Promise<LoadedWeb | undefined> {
  const load = isDevelopment ? loadWebForDevelopment : loadWeb;
  const loading = replaced === undefined ? load() : Promise.resolve(replaced ?? undefined);
  // A failure is thrown when the pages are needed.
  loading.catch(() => undefined);
  return loading;
}

async function prepareData(config: Config, database: OpenDatabase, gazetteer: Gazetteer) {
  await migrate(database.pool);
  await loadRegion(database.db, {
    region: config.region,
    hasSampleData: config.sampleData === 'region',
    findCentroid: (place) => findCentroid(gazetteer, place),
  });
  return ensureAdministrator(database.db, config);
}

async function chooseMailer({ smtpUrl, mailFrom, publicUrl, dataDir }: Config, appName: string) {
  const from = mailFrom ?? usualSender(appName, publicUrl);
  if (!smtpUrl) return emlFolder(join(dataDir, 'outbox'), from);
  const { smtpServer } = await import('../mail/smtpServer.ts');
  return smtpServer(smtpUrl, from);
}

interface Reindexing {
  database: OpenDatabase;
  gazetteer: Gazetteer;
  log: Logger;
}

/** Fills in what older releases did not store, and reindexes services if the lexicon has changed. Returns the function that stops it. */
function reindexInBackground({ database: { db }, gazetteer, log }: Reindexing): () => Promise<void> {
  const stopping = new AbortController();
  const reindex = async () => {
    await fillLocationPrecision(db, (place) => findCentroid(gazetteer, place), stopping.signal);
    await reindexNeeds(db, stopping.signal);
  };
  const reindexing = reindex().catch((error: Error) => log.error(`reindexing services failed: ${error.message}`));
  return async () => {
    stopping.abort();
    await reindexing;
  };
}

function addressOf(app: FastifyInstance, { port, publicUrl }: Config): string {
  const listening = app.server.address() as { port?: number } | null;
  return port === 0 ? publicUrl.replace(/:0$/, `:${listening?.port}`) : publicUrl;
}
