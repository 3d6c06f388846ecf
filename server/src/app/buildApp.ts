import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ChatModel } from '../chat-model/chatModel.ts';
import type { Changes } from '../database/changes.ts';
import type { OpenDatabase } from '../database/database.ts';
import { areMigrationsCurrent } from '../database/migrate.ts';
import { serveAccount } from '../features/account/accountHandlers.ts';
import { AccountRepository } from '../features/account/accountRepository.ts';
import { emailLimits } from '../features/account/emailLimits.ts';
import { accountOpener } from '../features/account/openInvitedAccount.ts';
import { servePasswords } from '../features/account/passwordHandlers.ts';
import { serveSocial } from '../features/account/social/socialHandlers.ts';
import { serveBulk } from '../features/bulk/bulkHandlers.ts';
import { emergencyDetector } from '../features/chatbot/emergencyDetector.ts';
import { serveUnits } from '../features/coordinators/unitHandlers.ts';
import { UnitRepository } from '../features/coordinators/unitRepository.ts';
import { serveCrisisLines } from '../features/crisis-lines/crisisLineHandlers.ts';
import { CrisisLineRepository } from '../features/crisis-lines/crisisLineRepository.ts';
import { serveFeedback } from '../features/feedback/feedbackHandlers.ts';
import { FeedbackMail } from '../features/feedback/feedbackMail.ts';
import { FeedbackRepository } from '../features/feedback/feedbackRepository.ts';
import { serveLiaisons } from '../features/liaisons/liaisonHandlers.ts';
import { LiaisonRepository } from '../features/liaisons/liaisonRepository.ts';
import { serveOverview } from '../features/overview/overviewHandlers.ts';
import { OverviewRepository } from '../features/overview/overviewRepository.ts';
import { SearchMissRepository } from '../features/overview/searchMissRepository.ts';
import { servePlaces } from '../features/places/placeHandlers.ts';
import { serveRegions } from '../features/regions/regionHandlers.ts';
import { RegionRepository } from '../features/regions/regionRepository.ts';
import { releaseServices, returnServices, transferService } from '../features/services/commands/reassignServices.ts';
import { serveServiceCommands } from '../features/services/commands/serviceCommandHandlers.ts';
import { serveConfirmation } from '../features/services/confirm/confirmHandlers.ts';
import { serveServices } from '../features/services/read/serviceHandlers.ts';
import { ServiceRepository } from '../features/services/read/serviceRepository.ts';
import { SearchIndex } from '../features/services/search-index/index.ts';
import { TextSearch } from '../features/services/search-index/textSearch.ts';
import { serveStaticPages } from '../features/static-pages/staticPageHandlers.ts';
import { StaticPageRepository } from '../features/static-pages/staticPageRepository.ts';
import { serveTranslation } from '../features/translation/translationHandlers.ts';
import { DeletedUsers } from '../features/users/deletedUsers.ts';
import { serveUsers } from '../features/users/userHandlers.ts';
import { UserRepository } from '../features/users/userRepository.ts';
import { findCentroid } from '../geocoder/findCentroid.ts';
import { gazetteerGeocoder } from '../geocoder/gazetteerGeocoder.ts';
import type { Geocoder } from '../geocoder/geocoder.ts';
import { documentApi } from '../http/documentApi.ts';
import { handleErrors, sendProblem } from '../http/errorHandler.ts';
import { limitRequestBodies } from '../http/limits/limitRequestBodies.ts';
import { RateLimiter } from '../http/limits/rateLimiter.ts';
import { refuseOverload } from '../http/limits/refuseOverload.ts';
import { cachePublicResponses } from '../http/responseCache.ts';
import type { IdentityProvider } from '../identity/identityProvider.ts';
import type { ImageStore } from '../images/imageStore.ts';
import { serveImages } from '../images/serveImages.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Translator } from '../translator/translator.ts';
import type { WeatherSource } from '../weather/weatherSource.ts';
import { csvLists } from './csvLists.ts';
import { readMapGround } from './region/regionFolder.ts';
import { serveChat } from './serveChat.ts';
import type { LoadedWeb } from './web/loadWeb.ts';
import { mountWebApp } from './web/mountWebApp.ts';

export interface AppParts {
  database: Pick<OpenDatabase, 'db' | 'pool'>;
  changes: Changes;
  outbox: Outbox;
  images: ImageStore;
  /** Other services by which people may sign in; none if none are said. */
  identityProviders?: IdentityProvider[];
  region: RegionProfile;
  gazetteer: Gazetteer;
  /** Where addresses lie; by the gazetteer, if nothing is said. */
  geocoder?: Geocoder;
  /** Without one, texts are typed by people alone. */
  translator?: Translator | null;
  publicUrl: string;
  /** Addresses of the proxies in front, comma by comma, as proxy-addr names them; those of this machine if none are said. */
  trustProxy?: string | undefined;
  /** Without one, the chat tells of the sun alone. */
  weather?: WeatherSource | undefined;
  /** Without one, the chat understands by its own rules alone. */
  chatModel?: ChatModel | null;
  /** The built web app, where pages are served too. */
  web?: LoadedWeb;
  now?: () => Temporal.Instant;
  /** Silent where there is none. */
  log?: FastifyBaseLogger;
}

/** Puts the whole server together; main.ts listens with it, tests inject into it. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, changes, region, gazetteer, publicUrl, web, now = () => Temporal.Now.instant() } = parts;
  const app: FastifyInstance = Fastify({
    ...(parts.log ? { loggerInstance: parts.log } : {}),
    bodyLimit: 1024 * 1024,
    // Five photos need this long on a slow connection. limitRequestBodies ends bodies that stall earlier.
    requestTimeout: 120_000,
    trustProxy: parts.trustProxy ?? 'loopback',
    // An address that Fastify itself cannot read never reaches the error handler.
    frameworkErrors: (_error, _request, reply) => sendProblem(reply, new ApiError('MALFORMED_REQUEST')),
  });
  app.decorate('db', database.db);
  app.decorate('now', now);
  app.decorate('rateLimiter', new RateLimiter(database.pool));
  app.decorate('inProcessRoutes', new Map());
  handleErrors(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  await refuseOverload(app);
  limitRequestBodies(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(2)}`);
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
  });
  cachePublicResponses(app, changes);
  refuseBrokenUrls(app);
  await documentApi(app, publicUrl);

  const geocoder = parts.geocoder ?? gazetteerGeocoder(gazetteer);
  const regionCounties = region.counties.map((county) => county.name);
  const index = new SearchIndex(database.db);
  const search = new TextSearch(database.db, index, { gazetteer, regionCounties });
  const services = new ServiceRepository(database.db, { index, search, zone: region.timeZone });
  const crisisLines = new CrisisLineRepository(database.db);
  const watched = emergencyDetector(async () => (await crisisLines.list({ limit: 0 })).data);
  const misses = new SearchMissRepository(database.db, {
    ...{ gazetteer, regionCounties, zone: region.timeZone },
    warn: ({ message }) => app.log.warn(`could not count a search without results: ${message}`),
  });
  serveServices(app, services, { now, watchSearch: watched, onMiss: (missed) => misses.record(missed, now()) });
  serveOverview(app, { overview: new OverviewRepository(database.db, region), misses, now });
  serveConfirmation(app, now);
  serveServiceCommands(app, services, {
    db: database.db,
    geocoder,
    findCentroid: (place) => findCentroid(gazetteer, place),
    translator: parts.translator ?? null,
    warn: (service, code) => app.log.warn({ service, code }, 'another service gave no answer'),
    zone: region.timeZone,
    now,
  });
  const account = { accounts: new AccountRepository(database.db), limits: emailLimits(app.rateLimiter), now };
  serveAccount(app, account);
  servePasswords(app, { ...account, outbox: parts.outbox, publicUrl });
  serveSocial(app, { ...account, outbox: parts.outbox, publicUrl, providers: parts.identityProviders ?? [] });
  serveCrisisLines(app, crisisLines);
  serveFeedback(app, {
    feedbacks: new FeedbackRepository(database.db),
    mail: new FeedbackMail(parts.outbox, publicUrl),
    images: parts.images,
    actions: { openAccount: accountOpener(publicUrl, now), transferService: transferService },
    now,
  });
  serveImages(app, parts.images);
  serveTranslation(app, parts.translator ?? null);
  serveLiaisons(app, new LiaisonRepository(database.db), regionCounties);
  serveRegions(app, new RegionRepository(database.db));
  serveUnits(app, new UnitRepository(database.db));
  const deletedUsers = new DeletedUsers(database.db, { release: releaseServices, giveBackServices: returnServices });
  serveUsers(app, { users: new UserRepository(database.db), deletedUsers, now });
  serveBulk(app, csvLists(region, gazetteer), region.timeZone);
  const staticPages = new StaticPageRepository(database.db);
  serveStaticPages(app, staticPages);
  serveChat(app, { ...parts, db: database.db, services, search, crisisLines, staticPages, now });
  servePlaces(app, { gazetteer, geocoder, state: region.state, regionCounties, ground: await readMapGround(region) });
  serveHealth(app, database);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new ApiError('NOT_FOUND')));
  if (web) await mountWebApp(app, { web, region, publicUrl, now });
  return app;
}

function serveHealth(app: FastifyInstance, { pool }: Pick<OpenDatabase, 'pool'>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'up' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const isReady = await areMigrationsCurrent(pool).catch(() => false);
    if (!isReady) throw new ApiError('UNAVAILABLE');
    return { status: 'ready' };
  });
}

/** An address that is not UTF-8 can name nothing: it is refused before anything reads it. */
function refuseBrokenUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isDecodable(request.url)) throw new ApiError('MALFORMED_REQUEST');
  });
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.replaceAll('+', ' '));
    return true;
  } catch {
    return false;
  }
}
