import { join } from 'node:path';
import type { Logger } from 'pino';
import { openAiModel } from '../chat-model/openAiModel.ts';
import { Changes } from '../database/changes.ts';
import type { OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { reindexNeeds } from '../features/services/persistence/reindexNeeds.ts';
import { chooseGeocoder } from '../geocoder/chooseGeocoder.ts';
import { findMiddle } from '../geocoder/findMiddle.ts';
import { texasGazetteer } from '../geocoder/texasGazetteer.ts';
import { callInProcess } from '../http/serve.ts';
import { identityProviders } from '../identity/identityProviders.ts';
import { imageFolder } from '../images/imageFolder.ts';
import { s3Bucket } from '../images/s3Bucket.ts';
import { Jobs } from '../jobs/jobs.ts';
import { emlFolder } from '../mail/emlFolder.ts';
import { Outbox } from '../mail/outbox.ts';
import { chooseTranslator } from '../translator/chooseTranslator.ts';
import { openMeteo } from '../weather/openMeteo.ts';
import { buildApp } from './buildApp.ts';
import type { Config } from './config.ts';
import type { Ending } from './ending.ts';
import { ensureAdministrator, forgetOnceUsed } from './firstAdministrator.ts';
import { loadRegion } from './loadRegion.ts';
import { loadWeb, loadWebForDevelopment } from './loadWeb.ts';
import { readRegionProfile } from './regionFolder.ts';
import { startJobs } from './startJobs.ts';

/**
 * The start behind main.ts, in order: the region's data, the first administrator, then the doors open. What fails is thrown once
 * all that was begun here has ended; the database is for the caller to close. From then on `ending` ends all of it.
 */
export async function startServer(
  config: Config,
  opening: Promise<OpenDatabase>,
  log: Logger,
  ending: Ending,
): Promise<void> {
  const region = await readRegionProfile(config.region);
  const loadingWeb = process.env.AMPARO_DEV ? loadWebForDevelopment() : loadWeb();
  loadingWeb.catch(() => undefined);
  const database = await opening;
  const changes = new Changes(database.connection, log);
  const jobs = new Jobs(database.connection, log);
  const mailer = config.smtpUrl
    ? (await import('../mail/smtpServer.ts')).smtpServer(config.smtpUrl, config.mailFrom)
    : emlFolder(join(config.dataDir, 'outbox'), config.mailFrom);
  const images = config.s3 ? s3Bucket(config.s3) : imageFolder(join(config.dataDir, 'images'));
  const close = async () => {
    await jobs.stop();
    mailer.close();
    await changes.close();
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
    const working = startJobs({ config, region, database, jobs, mailer, images, log });
    working.catch(() => undefined);
    const app = await buildApp({
      database,
      changes,
      outbox: new Outbox(jobs),
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
    await working;
    await app.listen({ port: config.port, host: config.host });
    const stopping = new AbortController();
    const reindexing = reindexNeeds(database.db, stopping.signal).catch((error: Error) =>
      log.error(`reading services anew failed: ${error.message}`),
    );
    ending.by(async () => {
      stopping.abort();
      await app.close();
      await reindexing;
      await close();
      await database.close();
    });
    announce(addressOf(app.server.address(), config), administrator);
    // Now, rather than under the first person who searches: the lexicon is indexed, and what is searched is read.
    callInProcess(app)('GET /services', { query: { q: 'food', limit: 1 } }).catch((error: Error) =>
      log.warn(`the first search failed: ${error.message}`),
    );
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
