import type { ChatSources } from '@amparo/domain/chatbot/answers/chatSources.ts';
import { type FaqMatcher, faqMatcher } from '@amparo/domain/understanding/faq/faqMatch.ts';
import { faqQuestions } from '@amparo/domain/understanding/faq/faqQuestions.ts';
import type { Knowledge } from '@amparo/domain/understanding/intents/parseMessage.ts';
import { ServiceNames } from '@amparo/domain/understanding/intents/serviceNames.ts';
import type { NameSource } from '@amparo/domain/understanding/names/nameTokens.ts';
import { messageWords } from '@amparo/domain/understanding/phrases/fuzzyMatch.ts';
import type { Changes } from '../../database/changes.ts';

/** Service names are read again at most this often. */
const MIN_REFRESH_MS = 60_000;
/** No copy is older, even if a notification was lost. */
const MAX_AGE_MS = 5 * 60_000;

/** What the chat reads to interpret messages, besides the sources of its answers. */
export interface KnowledgeSources extends Pick<ChatSources, 'page' | 'gazetteer' | 'region'> {
  /** The words in all services, with the number of services that contain each. */
  documentFrequencies(): Promise<ReadonlyMap<string, number>>;
  /** The names of all published services. */
  names(): Promise<NameSource[]>;
}

type Faq = Record<'en' | 'es', FaqMatcher>;

/** The data that the chat uses to interpret messages, cached in memory until it changes. */
export class ChatKnowledge {
  readonly #sources: KnowledgeSources;
  readonly #changes: Changes;
  #names: Promise<ServiceNames> | undefined;
  #areNamesStale = false;
  #freshUntil = 0;
  #faq: Promise<Faq> | undefined;

  constructor(sources: KnowledgeSources, changes: Changes) {
    this.#sources = sources;
    this.#changes = changes;
    changes.onChange('services', () => {
      this.#areNamesStale = true;
    });
    changes.onChange('static_pages', () => {
      this.#faq = undefined;
    });
  }

  async current(at: Temporal.Instant): Promise<Knowledge> {
    const { gazetteer, region } = this.#sources;
    const [vocabulary, names, faq] = await Promise.all([
      this.#sources.documentFrequencies(),
      this.names(),
      this.#currentFaq(),
    ]);
    const now = at.toZonedDateTimeISO(region.timeZone).toPlainDateTime();
    return { now, gazetteer, regionCounties: region.counties.map(({ name }) => name), vocabulary, names, faq };
  }

  names(): Promise<ServiceNames> {
    const isOld = Date.now() > this.#freshUntil + (this.#areNamesStale ? 0 : MAX_AGE_MS - MIN_REFRESH_MS);
    if (!this.#names || isOld) {
      this.#areNamesStale = false;
      this.#freshUntil = Date.now() + MIN_REFRESH_MS;
      const { gazetteer } = this.#sources;
      const previous = this.#names;
      this.#names = this.#sources
        .names()
        .then((all) => ServiceNames.of(all, (word) => gazetteer.placesByKey.has(word)));
      this.#names.catch(() => {
        this.#names = previous;
        this.#areNamesStale = true;
      });
    }
    return this.#names;
  }

  /** The ids of the services that a text names. */
  async findNamed(text: string): Promise<string[]> {
    const words = messageWords(text);
    return (await this.names()).find(words)?.ids ?? [];
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
