import type { TextField } from '../services/search-index/text/ranking.ts';
import { searchDocument, searchDocumentVersion, spelledWords } from '../services/search-index/text/searchDocument.ts';
import { lexiconVersion } from '../understanding/lexicon/lexiconVersion.ts';
import { needsOfService } from '../understanding/service-needs/needsOfService.ts';
import type { DeviceService } from './deviceService.ts';

/**
 * What searches read in the texts of a service. A phone computes it when it stores the service, because it takes
 * milliseconds for each.
 */
export interface ServiceTerms {
  /** The stems, separated by spaces, of each set of fields: `{ AC: 'food pantri' }`. */
  stems: Record<string, string>;
  needs: (readonly [need: string, score: number])[];
  /** The words that misspelled words are corrected to. */
  spellings: string[];
}

/** Terms of another version are computed again. */
export function termsVersion(): string {
  return `${lexiconVersion()} ${searchDocumentVersion}`;
}

export function termsOf(service: Omit<DeviceService, 'likes'>): ServiceTerms {
  const stems = new Map<string, string[]>();
  for (const [stem, fields] of searchDocument(service)) {
    const key = [...fields].sort().join('');
    stems.set(key, [...(stems.get(key) ?? []), stem]);
  }
  return {
    stems: Object.fromEntries([...stems].map(([fields, list]) => [fields, list.join(' ')])),
    needs: needsOfService(service).map(({ need, score }) => [need, score]),
    spellings: spelledWords(service),
  };
}

/** Each stem with its fields. */
export function* stemsIn({ stems }: ServiceTerms): Generator<[stem: string, fields: ReadonlySet<TextField>]> {
  for (const [key, list] of Object.entries(stems)) {
    const fields = new Set(key.split('') as TextField[]);
    for (const stem of list.split(' ')) yield [stem, fields];
  }
}
