import { findPlaceInText } from '@amparo/domain/places/gazetteer/findPlaceInText.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { understandQuery } from '@amparo/domain/understanding/query/understandQuery.ts';
import { foldText } from '@amparo/domain/understanding/words/foldText.ts';
import { stopWords } from '@amparo/domain/understanding/words/stopWords.ts';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../database/changes.ts';
import type { Database } from '../../../database/schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { Postings } from '../catalogue/postings.ts';
import { type Matches, type Sought, weighServices } from '../catalogue/weighServices.ts';
import { Vocabulary, type Words } from './vocabulary.ts';
import { weighWords } from './weighWords.ts';

/** So many texts stay understood. */
const MOST_UNDERSTOOD = 1000;

/** What a typed text means to the list that shows what it finds. */
export interface UnderstoodSearch {
  /** What is looked for; null where the text names only a place or a moment. */
  sought: Sought | null;
  /** Nothing that was typed can be found. */
  isHopeless: boolean;
  /** The middle of a place that the text names. */
  near: readonly [number, number] | undefined;
  isOpenWanted: boolean;
  /** The text with its misspelt words corrected, where there were any. */
  searchedFor: string | undefined;
}

/** Finds services for what people type: by the needs it expresses, and by its own words (rules.md §2). */
export class ServiceSearch {
  readonly #catalogue: Catalogue;
  readonly #postings: Postings;
  readonly #vocabulary: Vocabulary;
  readonly #gazetteer: Gazetteer;
  readonly #regionCounties: string[];
  readonly #understood = new LRUCache<string, { words: Words; search: UnderstoodSearch }>({ max: MOST_UNDERSTOOD });

  constructor(
    db: Kysely<Database>,
    changes: Changes,
    { catalogue, ...places }: { catalogue: Catalogue; gazetteer: Gazetteer; regionCounties: string[] },
  ) {
    this.#catalogue = catalogue;
    this.#postings = new Postings(db, catalogue);
    this.#vocabulary = new Vocabulary(db, changes);
    this.#gazetteer = places.gazetteer;
    this.#regionCounties = places.regionCounties;
  }

  /** The words of the stored services with the number of services that have each: what a misspelt word may mean. */
  async usesOfWord(): Promise<ReadonlyMap<string, number>> {
    return (await this.#vocabulary.words()).usesOfWord;
  }

  /** As the words of the stored services are now: people type the same, and each further page of a list asks the same again. */
  async understand(text: string, fields: ServiceQuery['search']): Promise<UnderstoodSearch> {
    const contact = contactQuery(text);
    if (contact)
      return { ...nothing, sought: { ...noSought, words: [{ tsquery: contact, stems: contact, weight: 1 }] } };
    const words = await this.#vocabulary.words();
    const key = `${fields?.join(',') ?? ''} ${text}`;
    const known = this.#understood.get(key);
    if (known?.words === words) return known.search;
    const search = await this.#read(text, fields, words);
    this.#understood.set(key, { words, search });
    return search;
  }

  async #read(text: string, fields: ServiceQuery['search'], words: Words): Promise<UnderstoodSearch> {
    const place = findPlaceInText(this.#gazetteer, text, { regionCounties: this.#regionCounties });
    const understood = understandQuery(place?.rest ?? text, { vocabulary: words.usesOfWord });
    const typed = foldText(understood.corrected ?? place?.rest ?? text).split(' ');
    const named = typed.filter((word) => word !== '' && !stopWords.has(word));
    const stems = await this.#vocabulary.stemsOf([...new Set([...understood.words, ...named])]);
    const weighted = weighWords(understood.words, stems, words, weightsOf(fields));
    const inName = weighWords(named, stems, words, 'ABCD', { areCommonKept: true });
    const hasNeeds = understood.needs.length > 0 && areTextFieldsSearched(fields);
    const { audiences } = understood;
    const sought = hasNeeds
      ? { needs: understood.needs, words: weighted, inName, audiences }
      : { ...noSought, words: weighted, audiences };
    const isOnlyPlace = !hasNeeds && understood.words.length === 0 && (place !== null || understood.isOpenNow);
    return {
      sought: isOnlyPlace ? null : sought,
      isHopeless: !isOnlyPlace && !hasNeeds && weighted.length === 0,
      near: place?.coordinates,
      isOpenWanted: understood.isOpenNow,
      searchedFor: understood.corrected ?? undefined,
    };
  }

  /** The services, as the catalogue has them, that have of what is sought. */
  async find(sought: Sought): Promise<Matches> {
    const { needs, words, inName } = sought;
    const has = await this.#postings.take([...needs.map(({ need }) => ({ need })), ...words, ...inName]);
    return weighServices(this.#catalogue.services, sought, {
      needs: has.slice(0, needs.length),
      words: has.slice(needs.length, needs.length + words.length),
      inName: has.slice(needs.length + words.length),
    });
  }
}

const noSought: Sought = { needs: [], words: [], inName: [], audiences: [] };

const nothing: UnderstoodSearch = {
  sought: null,
  isHopeless: false,
  near: undefined,
  isOpenWanted: false,
  searchedFor: undefined,
};

/** A telephone number or an e-mail address is looked up as it is. */
function contactQuery(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (/^[\d\s().+-]+$/.test(text) && digits.length >= 7) return `'${digits}':*D`;
  return /^[^\s@'\\]+@[^\s@'\\]+$/.test(text) ? `'${text.toLowerCase()}':D` : null;
}

/** Text search weights of the fields that `search` names: all of them where it names none. */
function weightsOf(fields: ServiceQuery['search']): string {
  if (!fields) return 'ABCD';
  const weights = { name: 'A', serviceSummary: 'B', description: 'C' } as Record<string, string>;
  return [...new Set(fields.map((field) => weights[field] ?? 'D'))].join('');
}

function areTextFieldsSearched(fields: ServiceQuery['search']): boolean {
  return !fields || ['name', 'serviceSummary', 'description'].every((field) => fields.some((named) => named === field));
}
