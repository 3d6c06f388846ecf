import type { ChatSources, WeatherSource } from '@amparo/domain/chatbot/answers/chatSources.ts';
import { watchSearch } from '@amparo/domain/chatbot/dialog/watchSearch.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { IndexQuery } from '@amparo/domain/services/search-index/filters.ts';
import type { TextSearch } from '@amparo/domain/services/search-index/text/textSearch.ts';
import type { ServiceNames } from '@amparo/domain/understanding/intents/serviceNames.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ChatModel } from '../chat-model/chatModel.ts';
import type { Changes } from '../database/changes.ts';
import type { Database } from '../database/schema.ts';
import { serveChatbot } from '../features/chatbot/chatbotHandlers.ts';
import { ChatKnowledge } from '../features/chatbot/chatKnowledge.ts';
import { ChatRepository } from '../features/chatbot/chatRepository.ts';
import { dangerTexts } from '../features/chatbot/chatTexts.ts';
import type { CrisisLineRepository } from '../features/crisis-lines/crisisLineRepository.ts';
import type { ServiceRepository } from '../features/services/read/serviceRepository.ts';
import { toServiceResponse } from '../features/services/read/serviceResponse.ts';
import type { StaticPageRepository } from '../features/static-pages/staticPageRepository.ts';

interface Dependencies {
  db: Kysely<Database>;
  changes: Changes;
  services: ServiceRepository;
  search: TextSearch;
  names: () => Promise<ServiceNames>;
  crisisLines: CrisisLineRepository;
  staticPages: StaticPageRepository;
  gazetteer: Gazetteer;
  region: RegionProfile;
  weather?: WeatherSource | undefined;
  chatModel?: ChatModel | null;
  now: () => Temporal.Instant;
}

const noWeather: WeatherSource = { isConfigured: false, measure: async () => null };

/** The chat shows only what guests can see. */
const guest = null;

/** Gives the chat read access to the other features. Returns the function that search uses: it finds danger in texts. */
export function serveChat(app: FastifyInstance, dependencies: Dependencies): ReturnType<typeof watchSearch> {
  const { db, changes, search, names, chatModel = null, now } = dependencies;
  const conversations = new ChatRepository(db);
  const sources = chatSources(dependencies);
  const knowledge = new ChatKnowledge({ ...sources, documentFrequencies: () => search.spellings(), names }, changes);
  serveChatbot(app, { sources, knowledge, conversations, model: chatModel, now });
  return watchSearch(names, sources.crisisLines, dangerTexts);
}

/** What the chat reads of the other features. */
function chatSources({
  services,
  crisisLines,
  staticPages,
  gazetteer,
  region,
  weather = noWeather,
}: Dependencies): ChatSources {
  const list = async (query: IndexQuery, at: Temporal.Instant) => {
    const page = await services.list(query, guest, at);
    return { services: page.services.map((service) => toServiceResponse(service, page.viewpoint)), total: page.total };
  };
  return {
    list,
    find: (id, query, at) => services.find(id, query, guest, at),
    shelters: (query, isFree, at) => list({ ...query, beds: 'counted', ...(isFree && { hasFreeBeds: true }) }, at),
    crisisLines: async () => (await crisisLines.list({ limit: 0 })).data,
    page: async (name) => (await staticPages.find(name))?.content,
    weather,
    gazetteer,
    region,
  };
}
