import { type FaqMatcher, faqMatcher } from '@amparo/domain/understanding/faq/faqMatch.ts';
import { faqQuestions } from '@amparo/domain/understanding/faq/faqQuestions.ts';
import type { Knowledge } from '@amparo/domain/understanding/intents/parseMessage.ts';
import { ServiceNames } from '@amparo/domain/understanding/intents/serviceNames.ts';
import type { Changes } from '../../database/changes.ts';
import type { ChatSources } from './chatSources.ts';

/** However often services change, their names are read anew no sooner than this. */
const SOONEST_MS = 60_000;

type Faq = Record<'en' | 'es', FaqMatcher>;

/** What the chat knows while it reads a message, kept in memory until the data changes. */
export class ChatKnowledge {
  readonly #sources: ChatSources;
  #names: Promise<ServiceNames> | undefined;
  #areNamesStale = false;
  #freshUntil = 0;
  #faq: Promise<Faq> | undefined;

  constructor(sources: ChatSources, changes: Changes) {
    this.#sources = sources;
    changes.onChange('services', () => {
      this.#areNamesStale = true;
    });
    changes.onChange('static_pages', () => {
      this.#faq = undefined;
    });
  }

  async current(): Promise<Knowledge> {
    const { gazetteer, region } = this.#sources;
    const [vocabulary, names, faq] = await Promise.all([
      this.#sources.usesOfWord(),
      this.#currentNames(),
      this.#currentFaq(),
    ]);
    return { gazetteer, regionCounties: region.counties.map(({ name }) => name), vocabulary, names, faq };
  }

  #currentNames(): Promise<ServiceNames> {
    const isOld = this.#areNamesStale && Date.now() > this.#freshUntil;
    if (!this.#names || isOld) {
      this.#areNamesStale = false;
      this.#freshUntil = Date.now() + SOONEST_MS;
      const { gazetteer } = this.#sources;
      const before = this.#names;
      this.#names = this.#sources
        .names()
        .then((all) => new ServiceNames(all, (word) => gazetteer.placesByKey.has(word)));
      this.#names.catch(() => {
        this.#names = before;
        this.#areNamesStale = true;
      });
    }
    return this.#names;
  }

  #currentFaq(): Promise<Faq> {
    if (!this.#faq) {
      const read = async (name: 'FAQ' | 'FAQ_ES') => faqMatcher(faqQuestions((await this.#sources.page(name)) ?? ''));
      this.#faq = Promise.all([read('FAQ'), read('FAQ_ES')]).then(([en, es]) => ({ en, es }));
      this.#faq.catch(() => {
        this.#faq = undefined;
      });
    }
    return this.#faq;
  }
}
