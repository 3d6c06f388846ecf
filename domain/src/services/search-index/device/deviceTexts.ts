import type { IndexColumns } from '../columns/indexColumns.ts';
import { type Posting, SCORE_IN_TEXT, type Term, type TextField, type WordTerm } from '../text/ranking.ts';
import type { ServiceTexts } from '../text/textSearch.ts';
import type { Words } from '../text/words.ts';
import type { DeviceService } from './deviceService.ts';
import { type ServiceTerms, stemsIn, termsOf } from './serviceTerms.ts';

/** The stored terms of a service, by its id. Undefined: they are computed when they are needed. */
export type StoredTerms = (id: string) => ServiceTerms | undefined;

/** The services with a stem, and the fields that contain it. */
type Occurrences = Map<number, ReadonlySet<TextField>>;

/** The texts of services in memory. They are read at the first search, because most visits have none. */
export class DeviceTexts implements ServiceTexts {
  readonly #services: readonly DeviceService[];
  readonly #columns: IndexColumns;
  readonly #stored: StoredTerms;
  #terms: ReadonlyMap<DeviceService, ServiceTerms> | undefined;
  #stems: Map<string, Occurrences> | undefined;
  #needs: Map<string, Posting> | undefined;
  #words: Words | undefined;

  constructor(services: readonly DeviceService[], columns: IndexColumns, stored: StoredTerms) {
    this.#services = services;
    this.#columns = columns;
    this.#stored = stored;
  }

  async words(): Promise<Words> {
    this.#words ??= {
      services: this.#services.length,
      documentFrequency: new Map([...this.#readStems()].map(([stem, rows]) => [stem, rows.size])),
      spellings: this.#readSpellings(),
    };
    return this.#words;
  }

  async postingsOf(): Promise<(term: Term) => Posting> {
    return (term) => ('need' in term ? (this.#readNeeds().get(term.need) ?? nothing) : this.#findWord(term));
  }

  /** A service with any of the stems in one of the fields; the score is 1 if its name has any of them. */
  #findWord({ stems, prefix, fields }: WordTerm): Posting {
    const found = this.#readStems();
    const isPrefixed = (stem: string) => prefix !== undefined && stem.startsWith(prefix);
    const all = new Set([...stems, ...(prefix === undefined ? [] : [...found.keys()].filter(isPrefixed))]);
    const scores = new Map<number, number>();
    const named = new Set<number>();
    for (const stem of all) {
      for (const [row, inFields] of found.get(stem) ?? []) {
        if (inFields.has('A')) named.add(row);
        if (fields.some((field) => inFields.has(field))) scores.set(row, SCORE_IN_TEXT);
      }
    }
    return {
      rows: Uint32Array.from(scores.keys()),
      scores: Float32Array.from(scores.keys(), (row) => (named.has(row) ? 1 : SCORE_IN_TEXT)),
    };
  }

  #readTerms(): ReadonlyMap<DeviceService, ServiceTerms> {
    this.#terms ??= new Map(this.#services.map((service) => [service, this.#stored(service.id) ?? termsOf(service)]));
    return this.#terms;
  }

  #readStems(): Map<string, Occurrences> {
    this.#stems ??= this.#gather(stemsIn);
    return this.#stems;
  }

  #readNeeds(): Map<string, Posting> {
    if (!this.#needs) {
      const scores = this.#gather(({ needs }) => needs);
      this.#needs = new Map([...scores].map(([need, rows]) => [need, postingOf(rows)]));
    }
    return this.#needs;
  }

  /** Words in the order of the alphabet, like those that the server reads: corrections prefer earlier ones. */
  #readSpellings(): Map<string, number> {
    const uses = new Map<string, number>();
    for (const { spellings } of this.#readTerms().values())
      for (const word of spellings) uses.set(word, (uses.get(word) ?? 0) + 1);
    return new Map([...uses].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The rows and values of each key that the services have. */
  #gather<Value>(read: (terms: ServiceTerms) => Iterable<readonly [string, Value]>): Map<string, Map<number, Value>> {
    const gathered = new Map<string, Map<number, Value>>();
    for (const [service, terms] of this.#readTerms()) {
      const row = this.#columns.ids.find(service.id)!;
      for (const [key, value] of read(terms)) {
        const rows = gathered.get(key) ?? new Map<number, Value>();
        gathered.set(key, rows.set(row, value));
      }
    }
    return gathered;
  }
}

const nothing: Posting = { rows: new Uint32Array(0), scores: new Float32Array(0) };

function postingOf(rows: ReadonlyMap<number, number>): Posting {
  return { rows: Uint32Array.from(rows.keys()), scores: Float32Array.from(rows.values()) };
}
