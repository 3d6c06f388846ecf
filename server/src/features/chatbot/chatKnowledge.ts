import type { ChatSources } from '@amparo/domain/chatbot/answers/chatSources.ts';
import { type FaqMatcher, faqMatcher } from '@amparo/domain/understanding/faq/faqMatch.ts';
import { faqQuestions } from '@amparo/domain/understanding/faq/faqQuestions.ts';
import type { Knowledge } from '@amparo/domain/understanding/intents/parseMessage.ts';
import type { ServiceNames } from '@amparo/domain/understanding/intents/serviceNames.ts';
import type { Changes } from '../../database/changes.ts';

/** What the chat reads to interpret messages, besides the sources of its answers. */
export interface KnowledgeSources extends Pick<ChatSources, 'page' | 'gazetteer' | 'region'> {
  /** The words in all services, with the number of services that contain each. */
  documentFrequencies(): Promise<ReadonlyMap<string, number>>;
  /** The names of all published services. */
  names(): Promise<ServiceNames>;
}

type Faq = Record<'en' | 'es', FaqMatcher>;

/** The data that the chat uses to interpret messages. */
export class ChatKnowledge {
  readonly #sources: KnowledgeSources;
  readonly #changes: Changes;
  #faq: Promise<Faq> | undefined;

  constructor(sources: KnowledgeSources, changes: Changes) {
    this.#sources = sources;
    this.#changes = changes;
    changes.onChange('static_pages', () => {
      this.#faq = undefined;
    });
  }

  async current(at: Temporal.Instant): Promise<Knowledge> {
    const { gazetteer, region } = this.#sources;
    const [vocabulary, names, faq] = await Promise.all([
      this.#sources.documentFrequencies(),
      this.#sources.names(),
      this.#currentFaq(),
    ]);
    const now = at.toZonedDateTimeISO(region.timeZone).toPlainDateTime();
    return { now, gazetteer, regionCounties: region.counties.map(({ name }) => name), vocabulary, names, faq };
  }

  async #currentFaq(): Promise<Faq> {
    const isCaughtUp = await this.#changes.catchUp();
    if (!this.#faq || !isCaughtUp) {
      const read = async (name: 'FAQ' | 'FAQ_ES') => faqMatcher(faqQuestions((await this.#sources.page(name)) ?? ''));
      this.#faq = Promise.all([read('FAQ'), read('FAQ_ES')]).then(([en, es]) => ({ en, es }));
      this.#faq.catch(() => {
        this.#faq = undefined;
      });
    }
    return this.#faq;
  }
}
