import { findPlaceInText } from '@amparo/domain/places/gazetteer/findPlaceInText.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { understandQuery } from '@amparo/domain/understanding/query/understandQuery.ts';
import type { NamedTime } from '@amparo/domain/understanding/times/readTime.ts';
import { foldText } from '@amparo/domain/understanding/words/foldText.ts';
import { stopWords } from '@amparo/domain/understanding/words/stopWords.ts';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/schema.ts';
import type { SearchIndex } from './index.ts';
import { type Hits, rankServices, type SearchTerms } from './ranking.ts';
import { Postings } from './terms.ts';
import { Vocabulary, type Words, weightTerms } from './vocabulary.ts';

const MOST_UNDERSTOOD = 1000;

/** The meaning of a typed text for a list of services. */
export interface UnderstoodText {
  /** Null if the text names only a place or a moment. */
  terms: SearchTerms | null;
  /** No service has any of the words. */
  isHopeless: boolean;
  /** The center of a place that the text names. */
  near: readonly [number, number] | undefined;
  /** The text asks for services that are open now, or at another time. */
  openNow: boolean;
  time: NamedTime | null;
  /** The text with its misspelled words corrected, if there were any. */
  searchedFor: string | undefined;
}

/** Finds services for a typed text: by the needs that it expresses, and by its words (rules.md §2). */
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

  /**
   * The words of the services with the number of services that contain each. Misspelled words are corrected to them.
   */
  async spellings(): Promise<ReadonlyMap<string, number>> {
    return (await this.#vocabulary.words()).spellings;
  }

  /**
   * Results are cached while the words of the services are the same, because each further page of a list needs them
   * again.
   */
  async understand(text: string, fields: ServiceQuery['search']): Promise<UnderstoodText> {
    const words = await this.#vocabulary.words();
    const contact = contactQuery(text, fields, words);
    if (contact) return { ...nothing, terms: { ...noTerms, words: [{ tsquery: contact, stems: contact, weight: 1 }] } };
    const key = `${fields?.join(',') ?? ''} ${text}`;
    const known = this.#understood.get(key);
    if (known?.words === words) return known.text;
    const read = areTextFieldsSearched(fields) ? this.#readMeaning(text, words) : this.#readWords(text, fields, words);
    const understood = await read;
    this.#understood.set(key, { words, text: understood });
    return understood;
  }

  /** The services that have some of the terms. Needs a refresh of the index. */
  async find(terms: SearchTerms): Promise<Hits> {
    const { needs, words, inName } = terms;
    const postingOf = await this.#postings.take([...needs, ...words, ...inName]);
    return rankServices(this.#index.columns, terms, postingOf);
  }

  /** Interprets the text. */
  async #readMeaning(text: string, words: Words): Promise<UnderstoodText> {
    const place = findPlaceInText(this.#gazetteer, text, { regionCounties: this.#regionCounties });
    const understood = understandQuery(place?.rest ?? text, { vocabulary: words.spellings });
    const { needs, namedTypes: types, audiences } = understood;
    const named = wordsIn(understood.corrected ?? place?.rest ?? text);
    const stems = await this.#vocabulary.stemsOf([...new Set([...understood.words, ...named])]);
    const weighted = weightTerms(understood.words, stems, words, 'ABCD');
    const inName =
      needs.length > 0 && !understood.isExplained
        ? weightTerms(named, stems, words, 'ABCD', { hasCommonWords: true })
        : [];
    const hasMeaning = needs.length + types.length > 0;
    const isAnything = !hasMeaning && understood.words.length === 0;
    const isOnlyPlace = isAnything && (place !== null || understood.isOpenNow || understood.time !== null);
    return {
      terms: isOnlyPlace ? null : { needs, words: weighted, inName, types, audiences },
      isHopeless: !isOnlyPlace && !hasMeaning && weighted.length === 0,
      near: place?.coordinates,
      openNow: understood.isOpenNow,
      time: understood.time,
      searchedFor: understood.corrected ?? undefined,
    };
  }

  /** Some fields are searched for the words themselves, because needs and places are not in one field. */
  async #readWords(text: string, fields: ServiceQuery['search'], words: Words): Promise<UnderstoodText> {
    const { corrected } = understandQuery(text, { vocabulary: words.spellings });
    const typed = wordsIn(corrected ?? text);
    const weights = weightsOf(fields);
    const stems = await this.#vocabulary.stemsOf(typed);
    const weighted = weights === '' ? [] : weightTerms(typed, stems, words, weights, { hasCommonWords: true });
    return {
      ...nothing,
      terms: { ...noTerms, words: weighted },
      isHopeless: weighted.length === 0,
      searchedFor: corrected ?? undefined,
    };
  }
}

function wordsIn(text: string): string[] {
  return [...new Set(foldText(text).split(' '))].filter((word) => word !== '' && !stopWords.has(word));
}

const noTerms: SearchTerms = { needs: [], words: [], inName: [], types: [], audiences: [] };

const nothing: UnderstoodText = {
  terms: null,
  isHopeless: false,
  near: undefined,
  openNow: false,
  time: null,
  searchedFor: undefined,
};

const PHONE_DIGITS = 10;

/**
 * A telephone number or an email address is searched for as it is, if `fields` name its field. The vocabulary has the
 * whole numbers that end in a local one.
 */
function contactQuery(text: string, fields: ServiceQuery['search'], { documentFrequency }: Words): string | null {
  const isSearched = (field: NonNullable<typeof fields>[number]) => !fields || fields.includes(field);
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (/^[\d\s().+-]+$/.test(text) && digits.length >= 7 && isSearched('phone')) {
    const isWhole = (lexeme: string) => lexeme.length >= PHONE_DIGITS && /^\d+$/.test(lexeme);
    const isLocal = (lexeme: string) => lexeme.endsWith(digits) && isWhole(lexeme);
    const whole = digits.length < PHONE_DIGITS ? documentFrequency.keys().filter(isLocal) : [];
    return [`'${digits}':*D`, ...whole.map((lexeme) => `'${lexeme}':D`)].join(' | ');
  }
  return /^[^\s@'\\]+@[^\s@'\\]+$/.test(text) && isSearched('contactEmail') ? `'${text.toLowerCase()}':D` : null;
}

const weightOfField: Record<NonNullable<ServiceQuery['search']>[number], string> = {
  ...{ name: 'A', serviceSummary: 'B', description: 'C' },
  ...{ address1: 'D', address2: 'D', phone: 'D', contactEmail: 'D' },
  // Email addresses of owners are not in the text that everyone searches.
  userEmail: '',
};

/** Text search weights of the fields that `search` names. */
function weightsOf(fields: ServiceQuery['search']): string {
  return [...new Set(fields?.map((field) => weightOfField[field]))].join('');
}

function areTextFieldsSearched(fields: ServiceQuery['search']): boolean {
  return !fields || ['name', 'serviceSummary', 'description'].every((field) => fields.some((named) => named === field));
}
