import { Posting } from '../services/search-index/text/posting.ts';
import { SCORE_IN_TEXT, type Term, type WordTerm } from '../services/search-index/text/ranking.ts';
import type { ServiceTexts } from '../services/search-index/text/textSearch.ts';
import type { Words } from '../services/search-index/text/words.ts';
import { bitsOf, fieldBits, type TextColumns } from './textColumns.ts';

/** The columns with the number of each key, and the words in the form that searches read. */
interface ReadColumns {
  columns: TextColumns;
  stems: ReadonlyMap<string, number>;
  needs: ReadonlyMap<string, number>;
  words: Words;
}

/** The texts of the services of a device. They are read at the first search, because most visits have none. */
export class DeviceTexts implements ServiceTexts {
  readonly #load: () => Promise<TextColumns>;
  #read: Promise<ReadColumns> | undefined;

  constructor(load: () => Promise<TextColumns>) {
    this.#load = load;
  }

  async words(): Promise<Words> {
    return (await this.#columns()).words;
  }

  async postingsOf(): Promise<(term: Term) => Posting> {
    const read = await this.#columns();
    return (term) => ('need' in term ? findNeed(read, term.need) : findWord(read, term));
  }

  #columns(): Promise<ReadColumns> {
    this.#read ??= this.#load().then(readColumns);
    return this.#read;
  }
}

function readColumns(columns: TextColumns): ReadColumns {
  const { starts } = columns.stems;
  const stems = numbersOf(columns.stems.keys);
  const documentFrequency = new Map<string, number>();
  for (const [stem, n] of stems) documentFrequency.set(stem, starts[n + 1]! - starts[n]!);
  const { uses } = columns.spellings;
  const spellings = numbersOf(columns.spellings.words);
  for (const [word, n] of spellings) spellings.set(word, uses[n]!);
  const words = { services: columns.services, documentFrequency, spellings };
  return { columns, stems, needs: numbersOf(columns.needs.keys), words };
}

function numbersOf(keys: string): Map<string, number> {
  return new Map(keys === '' ? [] : keys.split(' ').map((key, n) => [key, n]));
}

/** A service with any of the stems in one of the fields; the score is 1 if its name has any of them. */
function findWord({ columns, stems: numbers }: ReadColumns, { stems, prefix, fields }: WordTerm): Posting {
  const { starts, rows, values } = columns.stems;
  const isPrefixed = (stem: string) => prefix !== undefined && stem.startsWith(prefix);
  const all = new Set([...stems, ...(prefix === undefined ? [] : [...numbers.keys()].filter(isPrefixed))]);
  const bits = bitsOf(fields);
  const found = new Set<number>();
  const named = new Set<number>();
  for (const n of [...all].map((stem) => numbers.get(stem))) {
    if (n === undefined) continue;
    for (let i = starts[n]!; i < starts[n + 1]!; i += 1) {
      if ((values[i]! & fieldBits.A) !== 0) named.add(rows[i]!);
      if ((values[i]! & bits) !== 0) found.add(rows[i]!);
    }
  }
  const allRows = [...found];
  return Posting.of(
    allRows,
    allRows.map((row) => (named.has(row) ? 1 : SCORE_IN_TEXT)),
  );
}

function findNeed({ columns, needs }: ReadColumns, need: string): Posting {
  const { starts, rows, values } = columns.needs;
  const n = needs.get(need);
  if (n === undefined) return Posting.none;
  return Posting.of(rows.subarray(starts[n], starts[n + 1]), values.subarray(starts[n], starts[n + 1]));
}
