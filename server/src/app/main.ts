import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { emergencyIn } from '@amparo/domain/chatbot/danger/emergencyIn.ts';
import { understandQuery } from '@amparo/domain/needs/understandQuery.ts';
import pino from 'pino';
import { openAiModel } from '../chat-model/openAiModel.ts';
import { Changes } from '../database/changes.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { ConversationRepository } from '../features/chatbot/conversationRepository.ts';
import { forgetConversationsQueue } from '../features/chatbot/forgetConversations.ts';
import { forgetFeedback, forgetQueue } from '../features/feedback/forgetFeedback.ts';
import { askToConfirm, confirmQueue } from '../features/services/confirm/askToConfirm.ts';
import { reindexNeeds } from '../features/services/store/reindexNeeds.ts';
import { forgetServices, forgetServicesQueue } from '../features/services/write/forgetServices.ts';
import { forgetUsers, forgetUsersQueue } from '../features/users/deletedUsers.ts';
import { chooseGeocoder } from '../geocoder/chooseGeocoder.ts';
import { findMiddle } from '../geocoder/findMiddle.ts';
import { texasGazetteer } from '../geocoder/texasGazetteer.ts';
import { logging } from '../http/logging.ts';
import { callInProcess } from '../http/serve.ts';
import { identityProviders } from '../identity/identityProviders.ts';
import { imageFolder } from '../images/imageFolder.ts';
import { s3Bucket } from '../images/s3Bucket.ts';
import { Jobs } from '../jobs/jobs.ts';
import { emlFolder } from '../mail/emlFolder.ts';
import { mailQueue, Outbox } from '../mail/outbox.ts';
import { sendWaiting } from '../mail/sendWaiting.ts';
import { smtpServer } from '../mail/smtpServer.ts';
import { chooseTranslator } from '../translator/chooseTranslator.ts';
import { openMeteo } from '../weather/openMeteo.ts';
import { buildApp } from './buildApp.ts';
import { ConfigError, readConfig } from './config.ts';
import { ensureAdministrator, forgetOnceUsed } from './firstAdministrator.ts';
import { expiredQueue, forgetExpired } from './forgetExpired.ts';
import { loadRegion } from './loadRegion.ts';
import { loadWeb, loadWebForDevelopment } from './loadWeb.ts';
import { readRegionProfile } from './regionFolder.ts';

/** The whole start, in order: settings, database, the region's data, the first administrator, then the doors open. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const region = await readRegionProfile(config.region);
  await mkdir(config.dataDir, { recursive: true });
  const log = pino(logging);
  // Loaded while the database starts, which is another program.
  const loadingWeb = process.env.AMPARO_DEV ? loadWebForDevelopment() : loadWeb();
  loadingWeb.catch(() => undefined);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  const changes = new Changes(database.connection, log);
  const jobs = new Jobs(database.connection, log);
  const mailer = config.smtpUrl
    ? smtpServer(config.smtpUrl, config.mailFrom)
    : emlFolder(join(config.dataDir, 'outbox'), config.mailFrom);
  const images = config.s3 ? s3Bucket(config.s3) : imageFolder(join(config.dataDir, 'images'));
  const close = async () => {
    await jobs.stop();
    mailer.close();
    await changes.close();
    await database.close();
  };
  try {
    await migrate(database.pool);
    const gazetteer = texasGazetteer();
    await loadRegion(database.db, {
      region: config.region,
      isSampleWanted: config.sampleData === 'region',
      findMiddle: (place) => findMiddle(gazetteer, place),
    });
    const administrator = await ensureAdministrator(database.db, config);
    await changes.listen();
    await jobs.start([
      mailQueue,
      forgetServicesQueue,
      forgetUsersQueue,
      confirmQueue,
      forgetQueue,
      forgetConversationsQueue,
      expiredQueue,
    ]);
    await sendWaiting({ db: database.db, jobs, mailer, log });
    await jobs.workHourly(forgetServicesQueue, () => forgetServices(database.db, Temporal.Now.instant()));
    await jobs.workHourly(forgetUsersQueue, () => forgetUsers(database.db, Temporal.Now.instant()));
    const outbox = new Outbox(jobs);
    const asking = { db: database.db, outbox, publicUrl: config.publicUrl, months: region.confirmationMonths };
    await jobs.workHourly(confirmQueue, () => askToConfirm(asking, Temporal.Now.instant()));
    await jobs.workHourly(forgetQueue, () => forgetFeedback(database.db, images, Temporal.Now.instant()));
    const conversations = new ConversationRepository(database.db);
    await jobs.workHourly(forgetConversationsQueue, () => conversations.sweep(Temporal.Now.instant()));
    await jobs.workHourly(expiredQueue, () => forgetExpired(database.db, Temporal.Now.instant()));
    const app = await buildApp({
      database,
      changes,
      outbox,
      images,
      identityProviders: identityProviders(config.social, config.publicUrl),
      region,
      gazetteer,
      geocoder: chooseGeocoder(config.geocoder, {
        gazetteer,
        publicUrl: config.publicUrl,
        warn: (service, code) => log.warn({ service, code }, 'a geocoder gave no answer'),
      }),
      translator: chooseTranslator(config.translator),
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      chatModel: config.chatModel ? openAiModel(config.chatModel, log) : null,
      weather: config.weather === 'open-meteo' ? openMeteo(undefined, log) : undefined,
      web: await loadingWeb,
      log,
    });
    if (administrator.password !== null) forgetOnceUsed(app, config.dataDir);
    // Indexes the lexicon now, some 0.3 s, and then the words of all services, rather than under the first person who searches.
    understandQuery('food');
    emergencyIn('food');
    await app.listen({ port: config.port, host: config.host });
    callInProcess(app)('GET /services', { query: { q: 'food', limit: 1 } }).catch((error: Error) =>
      log.warn(`the first search failed: ${error.message}`),
    );
    const stopping = new AbortController();
    const reindexing = reindexNeeds(database.db, stopping.signal).catch((error: Error) =>
      log.error(`reading services anew failed: ${error.message}`),
    );
    endOnSignal(async () => {
      stopping.abort();
      await app.close();
      await reindexing;
      await close();
    });
    announce(addressOf(app.server.address(), config), administrator);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where to open it: the port that was really taken, where PORT is 0. */
function addressOf(listening: unknown, config: { host: string; publicUrl: string; port: number }): string {
  const port = (listening as { port?: number } | null)?.port ?? config.port;
  return config.port === 0 ? config.publicUrl.replace(/:0$/, `:${port}`) : config.publicUrl;
}

function announce(address: string, administrator: { email: string; password: string | null }): void {
  const password = administrator.password ?? '(the one that was chosen)';
  console.log(`Amparo is ready at ${address}`);
  console.log(`First administrator: ${administrator.email}, password: ${password}`);
}

/** SIGTERM, SIGINT and the death of npm start let running requests finish; a second signal ends at once. */
function endOnSignal(close: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('SIGHUP', end);
  process.once('disconnect', end);
}

start().catch((error: Error) => {
  console.error(error instanceof ConfigError ? error.message : `Amparo could not start: ${error.message}`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
