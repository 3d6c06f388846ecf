import type { Posting, Term } from '@amparo/domain/services/search-index/text/ranking.ts';
import type { ServiceTexts } from '@amparo/domain/services/search-index/text/textSearch.ts';
import type { Words } from '@amparo/domain/services/search-index/text/words.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { SearchIndex } from './index.ts';
import { Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

/** The texts of the services in the database. */
export class DatabaseTexts implements ServiceTexts {
  readonly #vocabulary: Vocabulary;
  readonly #postings: Postings;

  constructor(db: Kysely<Database>, index: SearchIndex) {
    this.#vocabulary = new Vocabulary(db, index);
    this.#postings = new Postings(db, index);
  }

  words(): Promise<Words> {
    return this.#vocabulary.words();
  }

  postingsOf(terms: readonly Term[]): Promise<(term: Term) => Posting> {
    return this.#postings.postingsOf(terms);
  }
}
