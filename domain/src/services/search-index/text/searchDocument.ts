import { cachedByText } from '../../../understanding/words/cachedByText.ts';
import { foldText } from '../../../understanding/words/foldText.ts';
import { stemEnglish } from '../../../understanding/words/stemEnglish.ts';
import { stemSpanish } from '../../../understanding/words/stemSpanish.ts';
import { stopWords } from '../../../understanding/words/stopWords.ts';
import type { Service } from '../../service.ts';
import { addressFields } from '../../serviceFields.ts';
import type { TextField } from './ranking.ts';

/** Raise this number when a change of the code gives services other words. The server then reads all texts again. */
export const searchDocumentVersion = 1;

/** Longer words are no words. PostgreSQL stores at most 2,046 bytes. */
const LONGEST_WORD = 100;

export type SearchedService = Pick<
  Service,
  | ('name' | 'alternateNames' | 'serviceSummary' | 'serviceSummaryEs' | 'description' | 'descriptionEs')
  | ('city' | 'county' | 'phone' | 'contactEmail' | 'isAddressConfidential' | (typeof addressFields)[number])
>;

/**
 * Returns the stems that search finds a service by, each with the fields that contain it. A confidential address is not
 * searched (rules.md §4).
 */
export function searchDocument(service: SearchedService): ReadonlyMap<string, ReadonlySet<TextField>> {
  const document = new Map<string, Set<TextField>>();
  const add = (word: string, field: TextField) => {
    if (word === '' || word.length > LONGEST_WORD) return;
    const fields = document.get(word) ?? new Set();
    document.set(word, fields.add(field));
  };
  const addText = (field: TextField, text: string, stemmers: readonly ((word: string) => string)[]) => {
    for (const word of wordsIn(text)) for (const stem of stemmers) add(stem(word), field);
  };
  addText('A', [service.name, ...service.alternateNames].join(' / '), [english, spanish]);
  addText('B', service.serviceSummary, [english]);
  addText('B', service.serviceSummaryEs, [spanish]);
  addText('C', service.description, [english]);
  addText('C', service.descriptionEs, [spanish]);
  const address = service.isAddressConfidential ? [] : addressFields.map((field) => service[field]);
  addText('D', [...address, service.city, service.county].join(' '), [(word) => word]);
  add(service.phone.replace(/\D/g, ''), 'D');
  add(service.contactEmail.toLowerCase(), 'D');
  return document;
}

/** The words of a text, folded and each once, without stop words. */
export function wordsIn(text: string): string[] {
  return [...new Set(foldText(text).split(' '))].filter((word) => word !== '' && !stopWords.has(word));
}

const english = cachedByText(stemEnglish);
const spanish = cachedByText(stemSpanish);

/** The stems, English and Spanish, of a word of a query; the word itself is one of them. */
export const stemsOf = cachedByText((word) => [...new Set([word, stemEnglish(word), stemSpanish(word)])]);

/** The words of the name and the summary. Misspelled words are corrected to them. */
export function spelledWords({
  name,
  alternateNames,
  serviceSummary,
}: Pick<Service, 'name' | 'alternateNames' | 'serviceSummary'>): string[] {
  const words = foldText([name, ...alternateNames, serviceSummary].join(' ')).split(' ');
  return [...new Set(words)].filter((word) => /^[a-z]{3,}$/.test(word));
}
