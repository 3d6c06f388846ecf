import type { WeatherSource } from '@amparo/domain/chatbot/answers/chatSources.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { reversePlace } from '@amparo/domain/places/gazetteer/reversePlace.ts';
import { appNameOf } from '@amparo/domain/places/region-look/appName.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { TextSearch } from '@amparo/domain/services/search-index/text/textSearch.ts';
import type { FastifyInstance } from 'fastify';
import type { ChatModel } from '../chat-model/chatModel.ts';
import type { Changes } from '../database/changes.ts';
import { serveAccount } from '../features/account/accountHandlers.ts';
import { AccountRepository } from '../features/account/accountRepository.ts';
import { serveDeleteAccount } from '../features/account/delete-account/deleteAccountHandlers.ts';
import { emailLimits } from '../features/account/emailLimits.ts';
import { serveEmailProof } from '../features/account/emailProofHandlers.ts';
import { accountOpener } from '../features/account/openInvitedAccount.ts';
import { servePasskeys } from '../features/account/passkeys/passkeyHandlers.ts';
import { servePasswords } from '../features/account/passwordHandlers.ts';
import { serveSecondFactor } from '../features/account/second-factor/secondFactorHandlers.ts';
import { serveSessions } from '../features/account/sessions/sessionHandlers.ts';
import { serveSocial } from '../features/account/social/socialHandlers.ts';
import { serveAudit } from '../features/audit/auditHandlers.ts';
import { serveBulk } from '../features/bulk/bulkHandlers.ts';
import { templateRows } from '../features/bulk/templateRows.ts';
import { serveUnits } from '../features/coordinators/unitHandlers.ts';
import { UnitRepository } from '../features/coordinators/unitRepository.ts';
import { serveCrisisLines } from '../features/crisis-lines/crisisLineHandlers.ts';
import { CrisisLineRepository } from '../features/crisis-lines/crisisLineRepository.ts';
import { serveDirectoryChanges } from '../features/directory-changes/directoryChangeHandlers.ts';
import { DirectoryChangeRepository } from '../features/directory-changes/directoryChangeRepository.ts';
import { serveFeedback } from '../features/feedback/feedbackHandlers.ts';
import { FeedbackMail } from '../features/feedback/feedbackMail.ts';
import { FeedbackRepository } from '../features/feedback/feedbackRepository.ts';
import { serveHsds } from '../features/hsds/hsdsHandlers.ts';
import { openHsdsFile } from '../features/hsds/read-file/readHsdsFile.ts';
import { ReadCache } from '../features/hsds/readCache.ts';
import type { PublicServices } from '../features/hsds/recordGroups.ts';
import { serveLiaisons } from '../features/liaisons/liaisonHandlers.ts';
import { LiaisonRepository } from '../features/liaisons/liaisonRepository.ts';
import { serveNotifications } from '../features/notifications/notificationHandlers.ts';
import { serveOffline } from '../features/offline/offlineHandlers.ts';
import { serveOverview } from '../features/overview/overviewHandlers.ts';
import { OverviewRepository } from '../features/overview/overviewRepository.ts';
import { SearchMissRepository } from '../features/overview/searchMissRepository.ts';
import { servePlaces } from '../features/places/placeHandlers.ts';
import { serveRegionalNotices } from '../features/regional-notices/regionalNoticeHandlers.ts';
import { RegionalNoticeRepository } from '../features/regional-notices/regionalNoticeRepository.ts';
import { serveRegions } from '../features/regions/regionHandlers.ts';
import { RegionRepository } from '../features/regions/regionRepository.ts';
import { serveBedLinks } from '../features/services/bed-link/bedLinkHandlers.ts';
import type { CommandContext } from '../features/services/commands/commandContext.ts';
import {
  moveServices,
  releaseServices,
  returnServices,
  transferService,
} from '../features/services/commands/reassignServices.ts';
import { serveServiceCommands } from '../features/services/commands/serviceCommandHandlers.ts';
import { serveConfirmation } from '../features/services/confirm/confirmHandlers.ts';
import { serveDirections } from '../features/services/directions/directionHandlers.ts';
import { serveDuplicates } from '../features/services/duplicates/duplicateHandlers.ts';
import { PublishedRecordRepository } from '../features/services/import/publishedRecordRepository.ts';
import { serveMerges } from '../features/services/merge/mergeHandlers.ts';
import { PublicServiceRepository } from '../features/services/read/publicServiceRepository.ts';
import { serveServices } from '../features/services/read/serviceHandlers.ts';
import { ServiceRepository } from '../features/services/read/serviceRepository.ts';
import { toServiceResponse } from '../features/services/read/serviceResponse.ts';
import { ServiceStore } from '../features/services/read/serviceStore.ts';
import { SearchIndex } from '../features/services/search-index/index.ts';
import { IndexFile } from '../features/services/search-index/indexFile.ts';
import { databaseTexts } from '../features/services/search-index/postings.ts';
import { serviceNames } from '../features/services/search-index/serviceNames.ts';
import { type SourceParts, serveSources } from '../features/services/sources/sourceHandlers.ts';
import { serveUndo } from '../features/services/undo/undoHandlers.ts';
import { serveGuides } from '../features/static-pages/guides/guideHandlers.ts';
import { GuideRepository } from '../features/static-pages/guides/guideRepository.ts';
import { serveStaticPages } from '../features/static-pages/staticPageHandlers.ts';
import { StaticPageRepository } from '../features/static-pages/staticPageRepository.ts';
import { serveTranslation } from '../features/translation/translationHandlers.ts';
import { DeletedUserRepository } from '../features/users/deletedUserRepository.ts';
import { serveInviteAndMerge } from '../features/users/inviteAndMergeHandlers.ts';
import { serveUsers } from '../features/users/userHandlers.ts';
import { UserRepository } from '../features/users/userRepository.ts';
import { findCentroid } from '../geocoder/findCentroid.ts';
import { gazetteerGeocoder } from '../geocoder/gazetteerGeocoder.ts';
import type { Geocoder } from '../geocoder/geocoder.ts';
import type { ExternalFailureRepository } from '../http/external/externalFailureRepository.ts';
import type { IdentityProvider } from '../identity/identityProvider.ts';
import type { ImageStore } from '../images/imageStore.ts';
import { serveImages } from '../images/serveImages.ts';
import type { Outbox } from '../mail/outbox.ts';
import { Notifier } from '../notifications/notifier.ts';
import { noTransit, type TransitPlanner } from '../transit/transitPlanner.ts';
import type { Translator } from '../translator/translator.ts';
import { csvLists } from './csvLists.ts';
import { offlineSource } from './offlineContent.ts';
import { readMapGround } from './region/regionFolder.ts';
import { serveChat } from './serveChat.ts';
import type { Streets } from './streets/openStreets.ts';

export interface FeatureParts {
  changes: Changes;
  outbox: Outbox;
  images: ImageStore;
  /** External services for sign-in. The default is none. */
  identityProviders?: IdentityProvider[];
  region: RegionProfile;
  gazetteer: Gazetteer;
  /** Finds the positions of addresses. The default is the gazetteer. */
  geocoder?: Geocoder;
  /** Without a translator, people type all translations. */
  translator?: Translator | null;
  publicUrl: string;
  /** Without a source, the chat answers questions about the weather with the sun times only. */
  weather?: WeatherSource | undefined;
  /** Without a transit planner, directions are a link to the maps app. */
  transit?: TransitPlanner | undefined;
  /** The streets of the map. The default is none. */
  streets?: Streets | null;
  /** Without a model, the chat uses its own rules only. */
  chatModel?: ChatModel | null;
  /** The external services that fail. Without it, administrators see mail only. */
  externalFailures?: Pick<ExternalFailureRepository, 'list'>;
  /** The folder in which the search index is stored for the next start. The default stores it nowhere. */
  dataDir?: string;
  /** After a long build of the package for phones, the next one waits so many times as long. */
  offlinePauseFactor?: number;
  /** Lets a background job run a source soon. */
  enqueueRun: SourceParts['enqueueRun'];
  now: () => Temporal.Instant;
}

type WithNotifier = FeatureParts & { notifier: Notifier };

/** Registers the API of every feature. */
export async function serveFeatures(app: FastifyInstance, given: FeatureParts): Promise<void> {
  const parts = { ...given, notifier: new Notifier(given) };
  const { region, gazetteer, images } = parts;
  const { db, reads } = app;
  const geocoder = parts.geocoder ?? gazetteerGeocoder(gazetteer);
  const regionCounties = region.counties.map((county) => county.name);
  const ground = await readMapGround(region, parts.streets?.ground ?? null);
  const index = openIndex(app, parts.dataDir);
  const search = new TextSearch(databaseTexts(db, index, reads), index.columns, { gazetteer, regionCounties });
  const names = serviceNames(reads, index, gazetteer);
  const services = new ServiceRepository(db, {
    ...{ reads, index, search, names, zone: region.timeZone, store: openStore(app, parts.dataDir) },
    countLookups: (counts) => app.metrics.countLookups('services', counts),
  });
  const crisisLines = new CrisisLineRepository(db);
  const staticPages = new StaticPageRepository(db);

  const watchSearch = serveChat(app, { ...parts, db, services, search, names, crisisLines, staticPages });
  serveAllServices(app, { ...parts, services, watchSearch, crisisLines, geocoder, regionCounties });
  serveHsds(app, {
    services: publicServices(services, app, parts),
    region,
    findZip: (zip) => gazetteer.zipByCode.get(zip)?.coordinates ?? null,
  });
  const feedbacks = new FeedbackRepository(db);
  serveAllFeedback(app, { ...parts, feedbacks });
  serveCrisisLines(app, crisisLines);
  serveImages(app, { images, isShown: (name) => feedbacks.isImageShown(name) });
  serveTranslation(app, parts.translator ?? null);
  serveDirectories(app, parts, regionCounties);
  const deletedUsers = new DeletedUserRepository(db, { release: releaseServices, giveBackServices: returnServices });
  serveAllAccounts(app, { ...parts, deletedUsers });
  serveAllUsers(app, { ...parts, deletedUsers });
  serveNotifications(app);
  const [lists, templates] = [csvLists(region, gazetteer), templateRows(region, gazetteer)];
  serveBulk(app, { lists, templates, zone: region.timeZone });
  serveStaticPages(app, staticPages);
  serveGuides(app, new GuideRepository(db));
  serveOffline(app, parts.changes, offlineSource(app, region), { pauseFactor: parts.offlinePauseFactor });
  servePlaces(app, { gazetteer, geocoder, state: region.state, regionCounties, ground });
}

function openIndex(app: FastifyInstance, dataDir: string | undefined): SearchIndex {
  const file = dataDir === undefined ? null : new IndexFile(app.db, dataDir, app.log);
  const index = new SearchIndex(app.db, file, app.reads);
  app.addHook('onClose', () => index.store());
  return index;
}

function openStore(app: FastifyInstance, dataDir: string | undefined): ServiceStore {
  const store = new ServiceStore(dataDir, app.log);
  app.addHook('onClose', async () => store.close());
  return store;
}

/** News, liaisons, ESC regions, and coordinators, and the history of these lists. */
function serveDirectories(app: FastifyInstance, { region, gazetteer, now }: FeatureParts, regionCounties: string[]) {
  const { db } = app;
  serveDirectoryChanges(app, new DirectoryChangeRepository(db, now));
  const zone = region.timeZone;
  serveRegionalNotices(app, new RegionalNoticeRepository(db), { gazetteer, regionCounties, zone, now });
  serveLiaisons(app, new LiaisonRepository(db), regionCounties);
  const stateCounties = [...new Set(gazetteer.counties.map((county) => county.name))];
  serveRegions(app, new RegionRepository(db), stateCounties);
  serveUnits(app, new UnitRepository(db));
}

/** The published services as every guest sees them. */
function publicServices(
  services: ServiceRepository,
  { reads }: FastifyInstance,
  { now, region, changes }: FeatureParts,
): PublicServices {
  const published = new PublicServiceRepository(reads);
  const records = new PublishedRecordRepository(reads);
  const cache = new ReadCache(changes);
  return {
    async list(query) {
      const list = await services.list(query, null, now());
      return { ...list, services: list.services.map((service) => toServiceResponse(service, list.viewpoint)) };
    },
    versions: (query) => services.versions(query, null, now()),
    pages: () => published.pages(region.timeZone),
    byIds: (ids) => published.byIds(ids, region.timeZone),
    sent: (ids) => records.sent(ids),
    terms: () => cache.read('terms', () => records.terms()),
    havingTerms: (terms) => records.havingTerms(terms),
    shared: (kind) => cache.read(`shared ${kind}`, () => records.shared(kind)),
    having: (kind, id) => records.having(kind, id),
  };
}

interface ServiceParts extends WithNotifier {
  services: ServiceRepository;
  watchSearch: ReturnType<typeof serveChat>;
  crisisLines: CrisisLineRepository;
  geocoder: Geocoder;
  regionCounties: string[];
}

/** Lists, changes and confirmations of services, and the overview of administrators, which counts them. */
function serveAllServices(app: FastifyInstance, parts: ServiceParts): void {
  const { region, gazetteer, services, watchSearch, crisisLines, geocoder, regionCounties, now } = parts;
  const { db } = app;
  const misses = new SearchMissRepository(db, {
    ...{ gazetteer, regionCounties, zone: region.timeZone },
    warn: ({ message }) => app.log.warn(`could not count a search without results: ${message}`),
  });
  serveServices(app, services, {
    now,
    watchSearch,
    crisisLines: async () => (await crisisLines.list({ limit: 0 })).data,
    onMiss: (missed) => misses.record(missed, now()),
  });
  serveDirections(app, services, { now, transit: parts.transit ?? noTransit });
  const { externalFailures = { list: async () => [] } } = parts;
  serveOverview(app, { overview: new OverviewRepository(db, region), externalFailures, misses, now });
  serveConfirmation(app, now);
  serveBedLinks(app);
  serveUndo(app);
  serveDuplicates(app, { db, now });
  serveSources(app, {
    ...{ db, region, now, enqueueRun: parts.enqueueRun, openHsds: openHsdsFile },
    findCentroid: (place) => findCentroid(gazetteer, place),
  });
  const context: CommandContext = {
    db,
    geocoder,
    findCentroid: (place) => findCentroid(gazetteer, place),
    isInState: (position) => reversePlace(gazetteer, position) !== null,
    translator: parts.translator ?? null,
    warn: (service, code) => app.log.warn({ service, code }, 'an external service failed'),
    region,
    notifier: parts.notifier,
    now,
  };
  serveServiceCommands(app, services, context);
  serveMerges(app, services, context);
}

function serveAllAccounts(app: FastifyInstance, parts: WithNotifier & { deletedUsers: DeletedUserRepository }): void {
  const { region, outbox, publicUrl, notifier, identityProviders = [], deletedUsers, now } = parts;
  const limits = emailLimits(app.db, app.rateLimiter);
  const appName = appNameOf(region);
  const account = { accounts: new AccountRepository(app.db), limits, notifier, publicUrl, appName, now };
  serveAccount(app, { ...account, outbox });
  serveEmailProof(app, { ...account, outbox });
  serveSessions(app);
  serveAudit(app);
  servePasswords(app, { ...account, outbox });
  serveSecondFactor(app, { ...account, outbox });
  servePasskeys(app, { ...account, outbox });
  serveDeleteAccount(app, {
    ...{ ...account, outbox },
    removeAccount: (id, by, at, onRemoved) => deletedUsers.remove(id, by, at, onRemoved),
  });
  serveSocial(app, { ...account, outbox, providers: identityProviders });
}

function serveAllUsers(app: FastifyInstance, parts: WithNotifier & { deletedUsers: DeletedUserRepository }): void {
  const { deletedUsers, notifier, outbox, publicUrl, now } = parts;
  const users = new UserRepository(app.db);
  serveUsers(app, { users, deletedUsers, notifier, now });
  serveInviteAndMerge(app, {
    ...{ db: app.db, users, outbox, publicUrl, now, moveServices },
    openAccount: accountOpener(publicUrl, now),
  });
}

function serveAllFeedback(app: FastifyInstance, parts: WithNotifier & { feedbacks: FeedbackRepository }): void {
  const { outbox, publicUrl, notifier, images, feedbacks, now } = parts;
  serveFeedback(app, {
    feedbacks,
    mail: new FeedbackMail(outbox, notifier, publicUrl),
    images,
    actions: { openAccount: accountOpener(publicUrl, now), transferService },
    now,
  });
}
