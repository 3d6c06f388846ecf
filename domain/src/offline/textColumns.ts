import type { TextField } from '../services/search-index/text/ranking.ts';
import { type ServiceTerms, stemsIn } from './serviceTerms.ts';

/** The services with each key: those of key `n` are at `starts[n]` up to, not including, `starts[n + 1]`. */
interface Occurrences<Values> {
  /** Separated by spaces. */
  keys: string;
  starts: Uint32Array;
  rows: Uint32Array;
  values: Values;
}

/** The terms of all services as a device stores them: a few long arrays are read much faster than many objects. */
export interface TextColumns {
  services: number;
  /** The values are sets of fields (`fieldBits`). */
  stems: Occurrences<Uint8Array>;
  /** The values are the scores of the needs. */
  needs: Occurrences<Float32Array>;
  /** The words in the order of the alphabet, and the number of services with each. */
  spellings: { words: string; uses: Uint32Array };
}

/** One bit for each field. */
export const fieldBits: Readonly<Record<TextField, number>> = { A: 1, B: 2, C: 4, D: 8 };

export function bitsOf(fields: Iterable<TextField>): number {
  let bits = 0;
  for (const field of fields) bits |= fieldBits[field];
  return bits;
}

/** Gathers the terms of services in small steps. The row of a service is its place in the list. */
export function* gatherTexts(terms: readonly (() => ServiceTerms)[]): Generator<void, TextColumns> {
  const stems = new Map<string, Pairs>();
  const needs = new Map<string, Pairs>();
  const uses = new Map<string, number>();
  for (const [row, termsOf] of terms.entries()) {
    const service = termsOf();
    for (const [stem, fields] of stemsIn(service)) addPair(stems, stem, row, bitsOf(fields));
    for (const [need, score] of service.needs) addPair(needs, need, row, score);
    for (const word of service.spellings) uses.set(word, (uses.get(word) ?? 0) + 1);
    yield;
  }
  // Corrections prefer earlier words, as on the server.
  const spellings = [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    services: terms.length,
    stems: yield* join(stems, (length) => new Uint8Array(length)),
    needs: yield* join(needs, (length) => new Float32Array(length)),
    spellings: { words: spellings.map(([word]) => word).join(' '), uses: Uint32Array.from(spellings, ([, n]) => n) },
  };
}

/** Rows and values in turn. */
type Pairs = number[];

function addPair(pairs: Map<string, Pairs>, key: string, row: number, value: number): void {
  const known = pairs.get(key);
  if (known) known.push(row, value);
  else pairs.set(key, [row, value]);
}

function* join<Values extends Uint8Array | Float32Array>(
  pairs: ReadonlyMap<string, Pairs>,
  newValues: (length: number) => Values,
): Generator<void, Occurrences<Values>> {
  let total = 0;
  for (const { length } of pairs.values()) total += length / 2;
  const joined = {
    keys: [...pairs.keys()].join(' '),
    starts: new Uint32Array(pairs.size + 1),
    rows: new Uint32Array(total),
    values: newValues(total),
  };
  let at = 0;
  let key = 0;
  for (const list of pairs.values()) {
    for (let i = 0; i < list.length; i += 2) {
      joined.rows[at] = list[i]!;
      joined.values[at] = list[i + 1]!;
      at += 1;
    }
    key += 1;
    joined.starts[key] = at;
    yield;
  }
  return joined;
}
