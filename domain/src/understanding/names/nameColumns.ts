import type { ServiceType } from '../../services/taxonomy/serviceTypes.ts';
import { isKnownWord } from '../spelling/spelling.ts';
import { foldText } from '../words/foldText.ts';
import { initialsOf, type NameSource, nameTokens, organizationOf, streetTokens } from './nameTokens.ts';
import { SpokenPairs } from './spokenPairs.ts';
import { soundInEnglish } from './spokenSound.ts';

type LabelKind = 'name' | 'organization' | 'alternate' | 'initials';
const kinds: readonly LabelKind[] = ['name', 'organization', 'alternate', 'initials'];

/** One of the names of a service. */
export interface Label {
  source: NameSource;
  tokens: string[];
  /** The words of the service's city that the name lacks: people say "the closet in Brownwood". */
  city: string[];
  kind: LabelKind;
}

/**
 * The names of all services in long arrays and texts. A phone stores them like this, because it reads them much faster
 * than it makes them of 10,000 services. Texts have one line for each service.
 */
export interface NameColumns {
  ids: string;
  names: string;
  /** Separated by tabs. */
  alternateNames: string;
  cities: string;
  /** Separated by commas. */
  types: string;
  /** The words of the street (`streetTokens`). */
  streets: string;
  foldedNames: string;
  /** The words of all labels and of their cities, separated by spaces. */
  tokens: string;
  /** The words of label `n` are at `starts[n]` up to, not including, `starts[n + 1]` in `words`. */
  labels: { sources: Uint32Array; kinds: Uint8Array; starts: Uint32Array; words: Uint32Array };
  /** The labels with each token. */
  uses: { starts: Uint32Array; labels: Uint32Array };
  /** Lines with the English sound of two neighboring words of a name, and these words. The first with each sound. */
  pairs: string;
}

/** Gathers the names of services in small steps. */
export function* gatherNames(sources: readonly NameSource[]): Generator<void, NameColumns> {
  const words = new Words();
  const labels = { sources: [] as number[], kinds: [] as number[], starts: [0], words: [] as number[] };
  const pairs = new Map<string, string>();
  for (const [row, source] of sources.entries()) {
    const city = nameTokens(source.city ?? '');
    for (const { kind, tokens } of labelsOf(source)) {
      labels.words.push(...words.addLabel(labels.kinds.length, tokens, city));
      labels.starts.push(labels.words.length);
      labels.sources.push(row);
      labels.kinds.push(kinds.indexOf(kind));
      addPairs(pairs, tokens);
    }
    yield;
  }
  const lines = (textOf: (source: NameSource) => string) => sources.map(textOf).join('\n');
  return {
    ids: inOneByte(lines(({ id }) => id)),
    names: lines(({ name }) => oneLine(name)),
    alternateNames: lines(({ alternateNames = [] }) => alternateNames.map(oneLine).join('\t')),
    cities: lines(({ city = '' }) => oneLine(city)),
    types: inOneByte(lines(({ type = [] }) => type.join(','))),
    streets: inOneByte(lines(({ address1 = '' }) => streetTokens(address1).join(' '))),
    foldedNames: inOneByte(lines(({ name }) => foldText(name))),
    ...words.toColumns(),
    labels: {
      sources: Uint32Array.from(labels.sources),
      kinds: Uint8Array.from(labels.kinds),
      starts: Uint32Array.from(labels.starts),
      words: Uint32Array.from(labels.words),
    },
    pairs: inOneByte([...pairs].map(([sound, pair]) => `${sound} ${pair}`).join('\n')),
  };
}

/** The distinct words, with the labels that have each. */
class Words {
  readonly #numbers = new Map<string, number>();
  readonly #labels: number[][] = [];

  /** Adds the words of a label and of its city. Returns the numbers of the words of the label. */
  addLabel(label: number, tokens: readonly string[], city: readonly string[]): number[] {
    const numbers = tokens.map((token) => this.#numberOf(token));
    const others = city.filter((word) => !tokens.includes(word)).map((word) => this.#numberOf(word));
    for (const n of new Set([...numbers, ...others])) this.#labels[n]!.push(label);
    return numbers;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#labels.length);
    return this.#labels.push([]) - 1;
  }

  toColumns(): Pick<NameColumns, 'tokens' | 'uses'> {
    const starts = new Uint32Array(this.#labels.length + 1);
    for (const [n, { length }] of this.#labels.entries()) starts[n + 1] = starts[n]! + length;
    const labels = new Uint32Array(starts.at(-1)!);
    for (const [n, list] of this.#labels.entries()) labels.set(list, starts[n]);
    return { tokens: inOneByte([...this.#numbers.keys()].join(' ')), uses: { starts, labels } };
  }
}

function addPairs(pairs: Map<string, string>, tokens: readonly string[]): void {
  for (let i = 1; i < tokens.length; i++) {
    const [before, after] = [tokens[i - 1]!, tokens[i]!];
    const sound = soundInEnglish(before) + soundInEnglish(after);
    if (!pairs.has(sound)) pairs.set(sound, `${before} ${after}`);
  }
}

function labelsOf({ name, alternateNames = [] }: NameSource): Pick<Label, 'kind' | 'tokens'>[] {
  const tokens = nameTokens(name);
  const organization = nameTokens(organizationOf(name));
  const isPart = organization.length > 1 && organization.length < tokens.length;
  const initials = initialsOf(name).filter((letters) => !isKnownWord(letters));
  return [
    { kind: 'name', tokens },
    ...(isPart ? [{ kind: 'organization' as const, tokens: organization }] : []),
    ...alternateNames.map((other) => ({ kind: 'alternate' as const, tokens: nameTokens(other) })),
    ...initials.map((letters) => ({ kind: 'initials' as const, tokens: [letters] })),
  ];
}

/**
 * Returns the same text with one byte for each character, if that is possible. Without it, a text has two bytes for each if
 * a part of it was made of a text with another character, such as a dash: V8 does not look again.
 */
function inOneByte(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** The lines of a text. Each is made when it is needed: together they would need much more memory than the text. */
class Lines {
  readonly #text: string;
  /** Where each line starts, and where the line after the last one would start. */
  readonly #starts: Uint32Array;

  /** Null has no lines; the empty text has one. */
  constructor(text: string | null) {
    this.#text = text ?? '';
    const starts = [0];
    if (text !== null) {
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
      starts.push(text.length + 1);
    }
    this.#starts = Uint32Array.from(starts);
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  at(row: number): string {
    return this.#text.slice(this.#starts[row], this.#starts[row + 1]! - 1);
  }

  /** The row of a line, or -1. Looks at each row. */
  rowOf(line: string): number {
    for (let row = 0; row < this.length; row++) if (this.at(row) === line) return row;
    return -1;
  }
}

/** Reads columns. Services and labels are made when they are needed, because a message needs few of them. */
export class NameReader {
  /** The words of all labels and of their cities. */
  readonly tokens: readonly string[];
  readonly foldedNames: Lines;
  /** The words of the street of each service. */
  readonly streets: Lines;
  /** The number of labels. */
  readonly labels: number;
  readonly #columns: NameColumns;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #lines: Record<'ids' | 'names' | 'alternateNames' | 'cities' | 'types', Lines>;

  constructor(columns: NameColumns) {
    const linesOf = (text: string) => new Lines(columns.ids === '' ? null : text);
    this.#columns = columns;
    this.tokens = columns.tokens === '' ? [] : columns.tokens.split(' ');
    this.foldedNames = linesOf(columns.foldedNames);
    this.streets = linesOf(columns.streets);
    this.labels = columns.labels.kinds.length;
    this.#numbers = new Map(this.tokens.map((token, n) => [token, n]));
    const { ids, names, alternateNames, cities, types } = columns;
    this.#lines = {
      ...{ ids: linesOf(ids), names: linesOf(names), alternateNames: linesOf(alternateNames) },
      ...{ cities: linesOf(cities), types: linesOf(types) },
    };
  }

  hasToken(word: string): boolean {
    return this.#numbers.has(word);
  }

  /** The labels with a token, or with a city that has it. */
  labelsWith(token: string): Uint32Array {
    const { starts, labels } = this.#columns.uses;
    const n = this.#numbers.get(token);
    return n === undefined ? none : labels.subarray(starts[n], starts[n + 1]);
  }

  label(n: number): Label {
    const { sources, kinds: kindOf, starts, words } = this.#columns.labels;
    const source = this.source(sources[n]!);
    const tokens = Array.from(words.subarray(starts[n], starts[n + 1]), (word) => this.tokens[word]!);
    const city = nameTokens(source.city ?? '').filter((word) => !tokens.includes(word));
    return { source, tokens, city, kind: kinds[kindOf[n]!]! };
  }

  source(row: number): NameSource {
    const split = (text: string, by: string) => (text === '' ? [] : text.split(by));
    return {
      id: this.#lines.ids.at(row),
      name: this.#lines.names.at(row),
      alternateNames: split(this.#lines.alternateNames.at(row), '\t'),
      city: this.#lines.cities.at(row),
      type: split(this.#lines.types.at(row), ',') as ServiceType[],
    };
  }

  /** The types of a service. An unknown one has none. */
  typesOf(id: string): readonly ServiceType[] {
    const row = this.#lines.ids.rowOf(id);
    return row < 0 ? [] : this.source(row).type!;
  }

  /** The town of a service. An unknown one has none. */
  cityOf(id: string): string {
    const row = this.#lines.ids.rowOf(id);
    return row < 0 ? '' : this.#lines.cities.at(row);
  }

  /** The first two neighboring words with each English sound. */
  readPairs(): SpokenPairs {
    return new SpokenPairs(this.#columns.pairs);
  }
}

const none = new Uint32Array(0);
