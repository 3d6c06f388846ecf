import type { ChatRegion, ChatSources } from '../chatbot/answers/chatSources.ts';
import type { ChatAnswer } from '../chatbot/chatMessage.ts';
import type { ChatQuery } from '../chatbot/chatQuery.ts';
import { newConversation } from '../chatbot/conversation.ts';
import { readDeviceToken, writeDeviceToken } from '../chatbot/dialog/deviceToken.ts';
import { type ChatTexts, replyToMessage } from '../chatbot/dialog/replyToMessage.ts';
import type { CrisisLine } from '../crisis-lines/crisisLine.ts';
import type { Gazetteer } from '../places/gazetteer/gazetteer.ts';
import type { IndexQuery } from '../services/search-index/filters.ts';
import { faqMatcher } from '../understanding/faq/faqMatch.ts';
import { faqQuestions } from '../understanding/faq/faqQuestions.ts';
import type { Knowledge } from '../understanding/intents/parseMessage.ts';
import type { DeviceServices } from './deviceServices.ts';
import type { PackagePart } from './servicePackage.ts';
import { toDeviceResponse } from './toDeviceResponse.ts';

/** The part `community` of the package. */
export interface DeviceRegion {
  /** The names of the counties. */
  counties: string[];
  timeZone: string;
  /** Missing in data that an older version has stored. */
  chat?: Omit<ChatRegion, 'timeZone'>;
}

type Parts = Record<Exclude<PackagePart, 'areas' | 'likes'>, unknown>;

interface Options {
  place: { readonly gazetteer: Gazetteer };
  region: DeviceRegion;
  texts: ChatTexts;
}

/** The chat without a network: the server's rules on the services of the device. */
export class DeviceChat {
  readonly #services: DeviceServices;
  readonly #parts: Parts;
  readonly #options: Options;
  #faq: Knowledge['faq'] | undefined;

  constructor(services: DeviceServices, parts: Parts, options: Options) {
    this.#services = services;
    this.#parts = parts;
    this.#options = options;
  }

  /** Null if the data of the device are older than the chat without a network. */
  async answer(message: ChatQuery, at: Temporal.Instant): Promise<ChatAnswer | null> {
    const { region, texts } = this.#options;
    if (!region.chat) return null;
    const conversation = (message.chatToken && readDeviceToken(message.chatToken)) || newConversation;
    const { answer, next } = await replyToMessage(message, conversation, {
      ...{ at, texts, knowledge: await this.#knowledge(at) },
      sources: this.#sources({ ...region.chat, timeZone: region.timeZone }),
    });
    return { ...answer, chatToken: writeDeviceToken(next) };
  }

  #sources(region: ChatRegion): ChatSources {
    const list = async (query: IndexQuery, at: Temporal.Instant) => {
      const { services, viewpoint, total } = await this.#services.list(query, at);
      return { services: services.map((service) => toDeviceResponse(service, viewpoint)), total };
    };
    return {
      list,
      find: async (id, query, at) => {
        const found = await this.#services.find(id, query, at);
        return found && toDeviceResponse(found.service, found.viewpoint);
      },
      shelters: (query, isFree, at) => list({ ...query, beds: 'counted', ...(isFree && { hasFreeBeds: true }) }, at),
      crisisLines: async () => this.#parts.crisisLines as CrisisLine[],
      page: async (name) => this.#pageText(name),
      weather: null,
      gazetteer: this.#options.place.gazetteer,
      region,
    };
  }

  async #knowledge(at: Temporal.Instant): Promise<Knowledge> {
    const { place, region } = this.#options;
    this.#faq ??= {
      en: faqMatcher(faqQuestions(this.#pageText('FAQ'))),
      es: faqMatcher(faqQuestions(this.#pageText('FAQ_ES'))),
    };
    return {
      now: at.toZonedDateTimeISO(region.timeZone).toPlainDateTime(),
      ...{ gazetteer: place.gazetteer, regionCounties: region.counties, faq: this.#faq },
      vocabulary: await this.#services.documentFrequencies(),
      names: await this.#services.names(),
    };
  }

  #pageText(name: PackagePart & keyof Parts): string {
    return (this.#parts[name] as { content?: string } | null)?.content ?? '';
  }
}
