import { foldText } from '../../../understanding/words/foldText.ts';
import { stopWords } from '../../../understanding/words/stopWords.ts';
import type { Service } from '../../service.ts';
import { addressFields } from '../../serviceFields.ts';
import { RecentCache } from '../columns/recentCache.ts';
import type { TextField } from './ranking.ts';
import { stemEnglish } from './stemEnglish.ts';
import { stemSpanish } from './stemSpanish.ts';

/** Raise this number when a change of the code gives services other words. The server then reads all texts again. */
export const searchDocumentVersion = 1;

const MOST_STEMS = 20_000;
/** Longer words are no words. PostgreSQL stores at most 2,046 bytes. */
const LONGEST_WORD = 100;

export type SearchedService = Pick<
  Service,
  | ('name' | 'alternateNames' | 'serviceSummary' | 'serviceSummaryEs' | 'description' | 'descriptionEs')
  | ('city' | 'county' | 'phone' | 'contactEmail' | 'isAddressConfidential' | (typeof addressFields)[number])
>;

/** The stems that search finds a service by, each with the fields that contain it. */
export type SearchDocument = ReadonlyMap<string, ReadonlySet<TextField>>;

/** Returns the stems of a service. A confidential address is not searched (rules.md §4). */
export function searchDocument(service: SearchedService): SearchDocument {
  const document = new Map<string, Set<TextField>>();
  const add = (word: string, field: TextField) => {
    if (word === '' || word.length > LONGEST_WORD) return;
    const fields = document.get(word) ?? new Set();
    document.set(word, fields.add(field));
  };
  const addText = (field: TextField, text: string, stemmers: readonly Stemmer[]) => {
    for (const word of wordsIn(text)) for (const stem of stemmers) add(stem(word), field);
  };
  addText('A', [service.name, ...service.alternateNames].join(' / '), [stemEnglish, stemSpanish]);
  addText('B', service.serviceSummary, [stemEnglish]);
  addText('B', service.serviceSummaryEs, [stemSpanish]);
  addText('C', service.description, [stemEnglish]);
  addText('C', service.descriptionEs, [stemSpanish]);
  const address = service.isAddressConfidential ? [] : addressFields.map((field) => service[field]);
  addText('D', [...address, service.city, service.county].join(' '), [unchanged]);
  add(service.phone.replace(/\D/g, ''), 'D');
  add(service.contactEmail.toLowerCase(), 'D');
  return document;
}

type Stemmer = (word: string) => string;
const unchanged: Stemmer = (word) => word;

/** The words of a text, folded and each once, without stop words. */
export function wordsIn(text: string): string[] {
  return [...new Set(foldText(text).split(' '))].filter((word) => word !== '' && !stopWords.has(word));
}

const stems = new RecentCache<string[]>(MOST_STEMS);

/** The stems, English and Spanish, of a word of a query; the word itself is one of them. */
export function stemsOf(word: string): string[] {
  const known = stems.get(word);
  if (known) return known;
  const found = [...new Set([word, stemEnglish(word), stemSpanish(word)])];
  stems.set(word, found);
  return found;
}

/** The words of the name and the summary. Misspelled words are corrected to them. */
export function spelledWords({
  name,
  alternateNames,
  serviceSummary,
}: Pick<Service, 'name' | 'alternateNames' | 'serviceSummary'>): string[] {
  const words = foldText([name, ...alternateNames, serviceSummary].join(' ')).split(' ');
  return [...new Set(words)].filter((word) => /^[a-z]{3,}$/.test(word));
}
