import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WeatherSource } from '@amparo/domain/chatbot/answers/chatSources.ts';
import { appNameOf } from '@amparo/domain/places/region-look/appName.ts';
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { inject } from 'vitest';
import type { ChatModel } from '../../chat-model/chatModel.ts';
import { Changes } from '../../database/changes.ts';
import type { Replica } from '../../database/replica/replica.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-kit/testDatabase.ts';
import { runEnqueuer, runQueue } from '../../features/services/sources/runSources.ts';
import type { Geocoder } from '../../geocoder/geocoder.ts';
import { regionGazetteer } from '../../geocoder/regionGazetteer.ts';
import { ExternalFailureRepository } from '../../http/external/externalFailureRepository.ts';
import type { IdentityProvider } from '../../identity/identityProvider.ts';
import { imageFolder } from '../../images/imageFolder.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { mailQueue, Outbox } from '../../mail/outbox.ts';
import type { TransitPlanner } from '../../transit/transitPlanner.ts';
import type { Translator } from '../../translator/translator.ts';
import { buildApp } from '../buildApp.ts';
import type { MetricsParts } from '../metrics/serveMetrics.ts';
import { readRegionProfile } from '../region/regionFolder.ts';
import type { Streets } from '../streets/openStreets.ts';
import type { LoadedWeb } from '../web/loadWeb.ts';
import { loadTestRegion, testRegion } from './testRegion.ts';

export const testUrl = 'http://localhost:3000';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its response
  body: any;
  headers: Record<string, unknown>;
}

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  externalFailures: ExternalFailureRepository;
  /** Sends a request in process. A JSON body is parsed. */
  ask(url: string, options?: InjectOptions): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts the whole server with its own database and the region's sample data. The test sets the clock. */
export async function startTestApp(
  options: {
    at?: string;
    /** A folder in `regions/`, if not the usual one of tests. */
    region?: string;
    hasSampleData?: boolean;
    log?: FastifyBaseLogger;
    web?: LoadedWeb;
    isOffline?: boolean;
    identityProviders?: IdentityProvider[];
    geocoder?: Geocoder;
    translator?: Translator;
    weather?: WeatherSource;
    transit?: TransitPlanner;
    chatModel?: ChatModel;
    streets?: Streets;
    metrics?: Omit<MetricsParts, 'jobs'>;
    /** Starts another process of this deployment, with the same database. */
    beside?: TestApp;
    /** A database that exists, with the data of a region. The caller drops it. */
    database?: TestDatabase;
    replica?: Replica;
    /** Where notifications come from. The default is the database. */
    listenTo?: TestDatabase['connection'];
  } = {},
): Promise<TestApp> {
  const { hasSampleData = true, region = testRegion } = options;
  const isLoaded = hasSampleData && region === testRegion;
  const template = isLoaded ? { template: inject('regionTemplate') } : {};
  const given = options.beside?.database ?? options.database;
  const database = given ?? (await createTestDatabase(template));
  if (!given && !isLoaded) await loadTestRegion(database.db, { hasSampleData, region });
  const profile = await readRegionProfile(region);
  const log = { info() {}, warn() {}, error: console.error };
  const changes = new Changes(options.listenTo ?? database.connection, log);
  await changes.listen();
  const imagesFolder = await mkdtemp(join(tmpdir(), 'amparo-images-'));
  const now = () => (options.at ? Temporal.Instant.from(options.at) : Temporal.Now.instant());
  const externalFailures = new ExternalFailureRepository(database.db, { now, log });
  const jobs = new Jobs(database.connection, log);
  await jobs.start(mailQueue, runQueue);
  const app = await buildApp({
    database,
    // A device in the process of a test, or a busy machine, would have requests refused. refuseOverload.test.ts tests it.
    isOverloadRefused: false,
    // On a busy machine, each build takes long. packages.test.ts tests it.
    offlinePauseFactor: 0,
    replica: options.replica,
    changes,
    outbox: new Outbox(jobs, appNameOf(profile)),
    enqueueRun: runEnqueuer(jobs),
    images: imageFolder(imagesFolder),
    region: profile,
    gazetteer: regionGazetteer(region),
    publicUrl: testUrl,
    identityProviders: options.identityProviders ?? [],
    translator: options.translator ?? null,
    weather: options.weather,
    transit: options.transit,
    chatModel: options.chatModel ?? null,
    streets: options.streets ?? null,
    ...(options.metrics ? { metrics: { ...options.metrics, jobs } } : {}),
    ...(options.geocoder ? { geocoder: options.geocoder } : {}),
    log: options.log,
    web: options.web,
    isOffline: options.isOffline,
    externalFailures,
    now,
  });
  return {
    app,
    externalFailures,
    database: { ...database, db: database.db.withPlugin(invalidateAfterWrites(changes)) },
    async ask(url, options) {
      const response = await app.inject({ url, ...options });
      const isJson = /json/.test(String(response.headers['content-type']));
      const body = isJson ? JSON.parse(response.body) : response.body || null;
      return { status: response.statusCode, body, headers: response.headers };
    },
    async close() {
      await app.close();
      await jobs.stop();
      await changes.close();
      if (!given) await database.drop();
      await rm(imagesFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Handlers count their own writes as changes before they respond. A test that writes to the database, or calls a job,
 * must not wait for the notification of the database either.
 */
function invalidateAfterWrites(changes: Changes): KyselyPlugin {
  const writes = new WeakSet<object>();
  return {
    transformQuery({ node, queryId }) {
      if (node.kind !== 'SelectQueryNode') writes.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (writes.has(queryId)) changes.invalidate();
      return result;
    },
  };
}
