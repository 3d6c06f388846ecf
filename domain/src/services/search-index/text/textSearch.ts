import { findPlaceInText } from '../../../places/gazetteer/findPlaceInText.ts';
import type { Gazetteer } from '../../../places/gazetteer/gazetteer.ts';
import { understandQuery } from '../../../understanding/query/understandQuery.ts';
import type { NamedTime } from '../../../understanding/times/readTime.ts';
import type { ServiceQuery } from '../../serviceQuery.ts';
import type { UnderstoodTown } from '../../serviceRoutes.ts';
import type { IndexColumns } from '../columns/indexColumns.ts';
import { RecentCache } from '../columns/recentCache.ts';
import type { Hits } from './hits.ts';
import type { Posting } from './posting.ts';
import { allTextFields, rankServices, type SearchTerms, type Term, type TextField, type WordTerm } from './ranking.ts';
import { wordsIn } from './searchDocument.ts';
import { type Words, weightWords } from './words.ts';

const MOST_UNDERSTOOD = 1000;
/** The hits of all searches in memory, five bytes each. */
const MOST_RANKED = 4_000_000;
/** A search that finds a smaller share of the services is ranked so fast that it is not stored. */
const LEAST_SHARE = 0.01;

/** The meaning of a typed text for a list of services. */
export interface UnderstoodText {
  /** Null if the text names only a place or a moment. */
  terms: SearchTerms | null;
  /** No service has any of the words. */
  isHopeless: boolean;
  /** The center of a place that the text names. */
  near: readonly [number, number] | undefined;
  town: UnderstoodTown | undefined;
  /** The text asks for services that are open now, or at another time. */
  openNow: boolean;
  time: NamedTime | null;
  /** Every word is part of a known wish: "recovery meeting" asks for meetings, even if a service is called so. */
  isOnlyWish: boolean;
  /** The text with its misspelled words corrected, if there were any. */
  searchedFor: string | undefined;
}

/** The texts of the services: on the server in the database, on a device in memory. */
export interface ServiceTexts {
  words(): Promise<Words>;
  /** The posting of each of the terms. */
  postingsOf(terms: readonly Term[]): Promise<(term: Term) => Posting>;
}

/** The places that texts name. */
interface Region {
  readonly gazetteer: Gazetteer;
  readonly regionCounties: string[];
}

/** Finds services for a typed text: by the needs that it expresses, and by its words (rules.md §2). */
export class TextSearch {
  readonly #texts: ServiceTexts;
  readonly #columns: IndexColumns;
  readonly #region: Region;
  /** Further pages, other places, and other filters need the same ranking. */
  readonly #ranked = new RecentCache<{ asOf: number; hits: Hits }>(MOST_RANKED, ({ hits }) => {
    return hits.count + hits.rows.words.length;
  });
  readonly #understood = new RecentCache<{ words: Words; text: UnderstoodText }>(MOST_UNDERSTOOD);

  constructor(texts: ServiceTexts, columns: IndexColumns, region: Region) {
    this.#texts = texts;
    this.#columns = columns;
    this.#region = region;
  }

  /**
   * The words of the services with the number of services that contain each. Misspelled words are corrected to them.
   */
  async spellings(): Promise<ReadonlyMap<string, number>> {
    return (await this.#texts.words()).spellings;
  }

  /**
   * Results are cached while the words of the services are the same, because each further page of a list needs them
   * again.
   */
  async understand(text: string, fields: ServiceQuery['search']): Promise<UnderstoodText> {
    const words = await this.#texts.words();
    const contact = contactTerm(text, fields, words);
    if (contact) return { ...nothing, terms: { ...noTerms, words: [{ ...contact, weight: 1 }] } };
    const key = `${fields?.join(',') ?? ''} ${text}`;
    const known = this.#understood.get(key);
    if (known?.words === words) return known.text;
    const understood = areTextFieldsSearched(fields)
      ? this.#readMeaning(text, words)
      : this.#readWords(text, fields, words);
    this.#understood.set(key, { words, text: understood });
    return understood;
  }

  /** The services that have some of the terms. Needs a refresh of the index. */
  async find(terms: SearchTerms): Promise<Hits> {
    const key = JSON.stringify(terms);
    const known = this.#ranked.get(key);
    const asOf = this.#columns.version;
    if (known?.asOf === asOf) return known.hits;
    const { needs, words, inName } = terms;
    const postingOf = await this.#texts.postingsOf([...needs, ...words, ...inName]);
    const hits = rankServices(this.#columns, terms, postingOf);
    if (hits.count > LEAST_SHARE * this.#columns.length) this.#ranked.set(key, { asOf, hits });
    return hits;
  }

  /** Interprets the text. */
  #readMeaning(text: string, words: Words): UnderstoodText {
    const { gazetteer, regionCounties } = this.#region;
    const place = findPlaceInText(gazetteer, text, { regionCounties });
    const understood = understandQuery(place?.rest ?? text, { vocabulary: words.spellings });
    const { needs, namedTypes: types, audiences } = understood;
    const named = wordsIn(understood.corrected ?? place?.rest ?? text);
    const weighted = weightWords(understood.words, words, allTextFields);
    const isOnlyWish = understood.isExplained && needs.length > 0;
    const inName =
      needs.length > 0 && !isOnlyWish ? weightWords(named, words, allTextFields, { hasCommonWords: true }) : [];
    const areWordsUnknown = understood.hasSpecificWords && weighted.length === 0;
    const hasMeaning = needs.length + types.length > 0;
    const isAnything = !hasMeaning && understood.words.length === 0;
    // RESOURCES is the type of help of all kinds, so it says too little.
    const neededTypes = understood.types.filter((type) => type !== 'RESOURCES');
    const isOnlyPlace = isAnything && (place !== null || understood.isOpenNow || understood.time !== null);
    return {
      terms: isOnlyPlace ? null : { needs, words: weighted, inName, areWordsUnknown, neededTypes, types, audiences },
      isHopeless: !isOnlyPlace && !hasMeaning && weighted.length === 0,
      near: place?.coordinates,
      town:
        place?.kind === 'city' && place.city !== null
          ? { name: place.city, isInRegion: regionCounties.includes(place.county) }
          : undefined,
      openNow: understood.isOpenNow,
      time: understood.time,
      isOnlyWish,
      searchedFor: understood.corrected ?? undefined,
    };
  }

  /** Some fields are searched for the words themselves, because needs and places are not in one field. */
  #readWords(text: string, fields: ServiceQuery['search'], words: Words): UnderstoodText {
    const { corrected } = understandQuery(text, { vocabulary: words.spellings });
    const typed = wordsIn(corrected ?? text);
    const searched = textFieldsOf(fields);
    const weighted = searched.length === 0 ? [] : weightWords(typed, words, searched, { hasCommonWords: true });
    return {
      ...nothing,
      terms: { ...noTerms, words: weighted },
      isHopeless: weighted.length === 0,
      searchedFor: corrected ?? undefined,
    };
  }
}

const noTerms: SearchTerms = {
  needs: [],
  words: [],
  inName: [],
  areWordsUnknown: false,
  neededTypes: [],
  types: [],
  audiences: [],
};

const nothing: UnderstoodText = {
  terms: null,
  isHopeless: false,
  near: undefined,
  town: undefined,
  openNow: false,
  time: null,
  isOnlyWish: false,
  searchedFor: undefined,
};

const PHONE_DIGITS = 10;

/**
 * A telephone number or an email address is searched for as it is, if `fields` name its field. The vocabulary has the
 * whole numbers that end in a local one.
 */
function contactTerm(text: string, fields: ServiceQuery['search'], { documentFrequency }: Words): WordTerm | null {
  const isSearched = (field: NonNullable<typeof fields>[number]) => !fields || fields.includes(field);
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (/^[\d\s().+-]+$/.test(text) && digits.length >= 7 && isSearched('phone')) {
    const isWhole = (word: string) => word.length >= PHONE_DIGITS && /^\d+$/.test(word);
    const isLocal = (word: string) => word.endsWith(digits) && isWhole(word);
    const stems = digits.length < PHONE_DIGITS ? [...documentFrequency.keys()].filter(isLocal) : [];
    return { stems, prefix: digits, fields: ['D'] };
  }
  const isAddress = /^[^\s@'\\]+@[^\s@'\\]+$/.test(text) && isSearched('contactEmail');
  return isAddress ? { stems: [text.toLowerCase()], fields: ['D'] } : null;
}

const textFields: Record<NonNullable<ServiceQuery['search']>[number], TextField | null> = {
  ...({ name: 'A', serviceSummary: 'B', description: 'C' } as const),
  ...({ address1: 'D', address2: 'D', phone: 'D', contactEmail: 'D' } as const),
  // Email addresses of owners are not in the text that everyone searches.
  userEmail: null,
};

/** The fields of the text that `search` names. */
function textFieldsOf(fields: ServiceQuery['search'] = []): TextField[] {
  return allTextFields.filter((one) => fields.some((field) => textFields[field] === one));
}

function areTextFieldsSearched(fields: ServiceQuery['search']): boolean {
  return !fields || ['name', 'serviceSummary', 'description'].every((field) => fields.some((named) => named === field));
}
