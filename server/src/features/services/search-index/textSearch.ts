import { findPlaceInText } from '@amparo/domain/places/gazetteer/findPlaceInText.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { understandQuery } from '@amparo/domain/understanding/query/understandQuery.ts';
import { foldText } from '@amparo/domain/understanding/words/foldText.ts';
import { stopWords } from '@amparo/domain/understanding/words/stopWords.ts';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/schema.ts';
import type { SearchIndex } from './index.ts';
import { type Hits, rankServices, type SearchTerms } from './ranking.ts';
import { Postings } from './terms.ts';
import { Vocabulary, type Words, weighWords } from './vocabulary.ts';

const MOST_UNDERSTOOD = 1000;

/** What a typed text means to the list that shows what it finds. */
export interface UnderstoodText {
  /** Null if the text names only a place or a moment. */
  terms: SearchTerms | null;
  /** No service has any of the words. */
  isHopeless: boolean;
  /** The center of a place that the text names. */
  near: readonly [number, number] | undefined;
  /** The text asks for services that are open now. */
  openNow: boolean;
  /** The text with its misspelled words corrected, if there were any. */
  searchedFor: string | undefined;
}

/** Finds services for what people type: by the needs that it expresses, and by its words (rules.md §2). */
export class TextSearch {
  readonly #index: SearchIndex;
  readonly #postings: Postings;
  readonly #vocabulary: Vocabulary;
  readonly #gazetteer: Gazetteer;
  readonly #regionCounties: string[];
  readonly #understood = new LRUCache<string, { words: Words; text: UnderstoodText }>({ max: MOST_UNDERSTOOD });

  constructor(
    db: Kysely<Database>,
    index: SearchIndex,
    { gazetteer, regionCounties }: { gazetteer: Gazetteer; regionCounties: string[] },
  ) {
    this.#index = index;
    this.#postings = new Postings(db, index);
    this.#vocabulary = new Vocabulary(db, index);
    this.#gazetteer = gazetteer;
    this.#regionCounties = regionCounties;
  }

  /** The words of the services with the number of services that have each: what a misspelled word may mean. */
  async spellings(): Promise<ReadonlyMap<string, number>> {
    return (await this.#vocabulary.words()).spellings;
  }

  /** Results are reused while the words of the services are the same: each further page of a list asks again. */
  async understand(text: string, fields: ServiceQuery['search']): Promise<UnderstoodText> {
    const contact = contactQuery(text);
    if (contact) return { ...nothing, terms: { ...noTerms, words: [{ tsquery: contact, stems: contact, weight: 1 }] } };
    const words = await this.#vocabulary.words();
    const key = `${fields?.join(',') ?? ''} ${text}`;
    const known = this.#understood.get(key);
    if (known?.words === words) return known.text;
    const understood = await this.#read(text, fields, words);
    this.#understood.set(key, { words, text: understood });
    return understood;
  }

  /** The services that have some of the terms. Needs a refresh of the index. */
  async find(terms: SearchTerms): Promise<Hits> {
    const { needs, words, inName } = terms;
    const postingOf = await this.#postings.take([...needs, ...words, ...inName]);
    return rankServices(this.#index.columns, terms, postingOf);
  }

  async #read(text: string, fields: ServiceQuery['search'], words: Words): Promise<UnderstoodText> {
    const place = findPlaceInText(this.#gazetteer, text, { regionCounties: this.#regionCounties });
    const understood = understandQuery(place?.rest ?? text, { vocabulary: words.spellings });
    const typed = foldText(understood.corrected ?? place?.rest ?? text).split(' ');
    const named = typed.filter((word) => word !== '' && !stopWords.has(word));
    const stems = await this.#vocabulary.stemsOf([...new Set([...understood.words, ...named])]);
    const weighted = weighWords(understood.words, stems, words, weightsOf(fields));
    const inName = weighWords(named, stems, words, 'ABCD', { areCommonKept: true });
    const hasNeeds = understood.needs.length > 0 && areTextFieldsSearched(fields);
    const { audiences } = understood;
    const terms = hasNeeds
      ? { needs: understood.needs, words: weighted, inName, audiences }
      : { ...noTerms, words: weighted, audiences };
    const isOnlyPlace = !hasNeeds && understood.words.length === 0 && (place !== null || understood.isOpenNow);
    return {
      terms: isOnlyPlace ? null : terms,
      isHopeless: !isOnlyPlace && !hasNeeds && weighted.length === 0,
      near: place?.coordinates,
      openNow: understood.isOpenNow,
      searchedFor: understood.corrected ?? undefined,
    };
  }
}

const noTerms: SearchTerms = { needs: [], words: [], inName: [], audiences: [] };

const nothing: UnderstoodText = {
  terms: null,
  isHopeless: false,
  near: undefined,
  openNow: false,
  searchedFor: undefined,
};

/** A telephone number or an e-mail address is searched for as it is. */
function contactQuery(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (/^[\d\s().+-]+$/.test(text) && digits.length >= 7) return `'${digits}':*D`;
  return /^[^\s@'\\]+@[^\s@'\\]+$/.test(text) ? `'${text.toLowerCase()}':D` : null;
}

/** Text search weights of the fields that `search` names; all of them if it names none. */
function weightsOf(fields: ServiceQuery['search']): string {
  if (!fields) return 'ABCD';
  const weights = { name: 'A', serviceSummary: 'B', description: 'C' } as Record<string, string>;
  return [...new Set(fields.map((field) => weights[field] ?? 'D'))].join('');
}

function areTextFieldsSearched(fields: ServiceQuery['search']): boolean {
  return !fields || ['name', 'serviceSummary', 'description'].every((field) => fields.some((named) => named === field));
}
