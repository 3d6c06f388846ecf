import { countBits, lettersIn } from '../../understanding/words/letterBits.ts';
import type { Gazetteer, Place, Zip } from './gazetteer.ts';
import { foldName, placeKeys, soundOf } from './placeName.ts';
import { countTypos } from './typos.ts';
import { searchZips, splitZip } from './zipSearch.ts';

const defaultCities = 10;
/** More than cities, because a wrong or missing digit matches many codes. */
const defaultZips = 20;
const largestLimit = 50;

export interface SearchOptions {
  /** The most cities, and the most ZIP codes, to return: 10 and 20 by default, 50 at most. */
  limit?: number;
  /** Places of these counties come first. */
  regionCounties?: Iterable<string>;
}

export interface CityFound {
  id: string;
  name: string;
  county: string;
  state: string;
  label: string;
  location: { coordinates: [longitude: number, latitude: number] };
}

export interface ZipFound {
  id: string;
  code: string;
  city: string;
  county: string;
  state: string;
  label: string;
  location: { coordinates: [longitude: number, latitude: number] };
}

/**
 * Finds cities and ZIP codes for typed text, best first: exact, prefix, one or two typos, same sound. Ignores accents and
 * case. Places of the region come before equally good places elsewhere. Accepts any text; returns empty lists if nothing matches.
 */
export function searchPlaces(
  gazetteer: Gazetteer,
  keyword: string,
  options: SearchOptions = {},
): { cities: CityFound[]; zips: ZipFound[] } {
  const atMost = (usual: number): number =>
    Math.min(Math.max(Math.trunc(options.limit ?? usual) || 0, 0), largestLimit);
  const region = new Set(options.regionCounties);
  const { digits, otherWords } = splitZip(foldName(keyword).split(' '));
  const zips = searchZips(gazetteer, digits, (county) => region.has(county));
  const cities = searchCities(gazetteer, withoutState(otherWords, gazetteer.stateWords).join(' '), region);
  return {
    cities: cities.slice(0, atMost(defaultCities)).map((place) => describeCity(place)),
    zips: zips.slice(0, atMost(defaultZips)).map((zip) => describeZip(zip)),
  };
}

function withoutState(words: readonly string[], stateWords: ReadonlySet<string>): readonly string[] {
  const isOther = (word: string) => !stateWords.has(word) && !/^usa?$/.test(word);
  const last = words.map(isOther).lastIndexOf(true);
  return last < 0 ? words : words.slice(0, last + 1);
}

function describeCity({ id, name, county, state, coordinates }: Place): CityFound {
  const location = { coordinates: [coordinates[0], coordinates[1]] as [number, number] };
  return { id, name, county, state, label: `${name}, ${state}`, location };
}

function describeZip({ id, code, city, county, state, coordinates }: Zip): ZipFound {
  const location = { coordinates: [coordinates[0], coordinates[1]] as [number, number] };
  return { id, code, city, county, state, label: `${code} (${city}, ${state})`, location };
}

/** The cost of each kind of match. The cheapest match is first. Places of the region cost `regionLead` less. */
const cost = { exact: -10, prefix: 1, wordPrefix: 2, oneTypo: 2, oneTypoInPrefix: 3, sound: 3, twoTypos: 4, far: 5 };
const regionLead = 2;

interface Query {
  key: string;
  letters: number;
  sound: string;
}

function searchCities(gazetteer: Gazetteer, folded: string, region: ReadonlySet<string>): Place[] {
  const queries = placeKeys(folded).flatMap((key): Query[] =>
    key === '' ? [] : [{ key, letters: lettersIn(key), sound: soundOf(key) }],
  );
  if (queries.length === 0) return [];
  const found: { place: Place; cost: number; isInRegion: boolean }[] = [];
  for (const place of gazetteer.places) {
    const isInRegion = region.has(place.county);
    let best = Number.POSITIVE_INFINITY;
    for (const query of queries) {
      for (const name of place.names) best = Math.min(best, fit(query, name, isInRegion));
    }
    if (best < Number.POSITIVE_INFINITY) found.push({ place, cost: best - (isInRegion ? regionLead : 0), isInRegion });
  }
  found.sort((a, b) => a.cost - b.cost || Number(b.isInRegion) - Number(a.isInRegion) || compareSize(a.place, b.place));
  // After an exact match, or the beginning of a name of the region, only prefixes stay, and in the region also prefixes of
  // later words and single typos.
  const isFound = found.some(
    ({ cost: best, isInRegion }) => best <= (isInRegion ? cost.prefix - regionLead : cost.exact),
  );
  const relevant = found.filter((match) => !isFound || match.cost <= (match.isInRegion ? 0 : cost.wordPrefix - 1));
  return relevant.map(({ place }) => place);
}

function compareSize(a: Place, b: Place): number {
  return b.size - a.size || a.name.length - b.name.length || (a.id < b.id ? -1 : 1);
}

function fit(query: Query, name: Place['names'][number], isInRegion: boolean): number {
  const { key } = query;
  if (name.key === key) return cost.exact;
  if (name.key.startsWith(key)) return cost.prefix;
  if (key.length >= 3 && name.laterWords.some((words) => words.startsWith(key))) return cost.wordPrefix;
  const limit = typosAllowed(key.length, name.key.length, isInRegion);
  if (limit > 0 && countBits(query.letters & ~name.letters) <= limit) {
    const { whole, prefix } = countTypos(key, name.key, limit);
    if (whole === 1) return cost.oneTypo;
    if (prefix === 1 && key.length >= 4) return cost.oneTypoInPrefix;
    if (whole === 2) return cost.twoTypos;
    if (prefix === 2 && key.length >= 7) return cost.far;
  }
  return query.sound !== '' && query.sound === name.sound ? cost.sound : Number.POSITIVE_INFINITY;
}

/** Short words are similar to many names: one typo from three letters on (from two for a three-letter town of the region), two from six. */
function typosAllowed(typed: number, name: number, isInRegion: boolean): number {
  if (typed >= 6) return 2;
  if (typed >= 3) return 1;
  return typed === 2 && name === 3 && isInRegion ? 1 : 0;
}
