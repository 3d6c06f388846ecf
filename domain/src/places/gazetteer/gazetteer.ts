import { lettersIn } from '../../understanding/words/letterBits.ts';
import type { Coordinates } from '../distance.ts';
import { foldName, placeKeys, soundOf } from './placeName.ts';

/** The file that `npm run build:gazetteer` writes: rows instead of objects, to keep it small. */
export interface GazetteerData {
  attribution: string;
  /** The state of the counties that name no other, as two letters. */
  state: string;
  /** Words for the states besides their two letters, folded: "texas", "tejas". */
  stateWords: string[];
  /** Missing in files of versions that had these lists in the code. Each text is several words. */
  everydayNames?: Record<keyof EverydayNames, string[]>;
  /** `size` is the number of ZIP codes of the town, plus one if GeoNames lists it among the world's cities. */
  places: [name: string, county: number, longitude: number, latitude: number, size: number, otherNames?: string[]][];
  /** `hasArea` is 0 for ZIP codes of post-office boxes and single buildings. */
  zips: [code: string, place: number, county: number, longitude: number, latitude: number, hasArea: 0 | 1][];
  /** Outer and inner rings of longitude, latitude, longitude, latitude … in degrees. */
  counties: [name: string, rings: number[][], state?: string][];
}

/** Towns' names with another meaning, as folded keys. Only findPlaceInText uses them: in a search, "energy" is the town. */
export interface EverydayNames {
  /** English and Spanish words. They count as a place only after "in", "near", "en", "cerca de" … or before the state. */
  words: ReadonlySet<string>;
  /** First names and surnames. They also count as a place after "to" and "from", and if they are the whole text. */
  personNames: ReadonlySet<string>;
  /** Words that count only before the state: "en refugio", "in may", and "in spring" do not mean a town. */
  neverWithoutState: ReadonlySet<string>;
  /** Names that before the state usually mean a part of it: "help in the west of a state". */
  neverInText: ReadonlySet<string>;
  /** Words that differ from a town's name by one typo but do not mean the town. */
  nearTowns: ReadonlySet<string>;
}

interface NameIndex {
  key: string;
  letters: number;
  sound: string;
  /** The key without its first word, first two words …: "gap" finds Buffalo Gap. */
  laterWords: string[];
}

export interface Place {
  id: string;
  name: string;
  county: string;
  state: string;
  coordinates: Coordinates;
  size: number;
  names: NameIndex[];
}

export interface Zip {
  id: string;
  code: string;
  city: string;
  county: string;
  state: string;
  coordinates: Coordinates;
  hasArea: boolean;
}

/** The places and ZIP codes of one or several states, indexed. */
export interface Gazetteer {
  /** As two letters, the main one first. */
  states: readonly string[];
  /** Words that mean one of the states, folded. */
  stateWords: ReadonlySet<string>;
  everydayNames: EverydayNames;
  places: readonly Place[];
  zips: readonly Zip[];
  counties: readonly { name: string; state: string; rings: readonly (readonly number[])[] }[];
  placesByKey: ReadonlyMap<string, readonly Place[]>;
  placesByCounty: ReadonlyMap<string, readonly Place[]>;
  zipByCode: ReadonlyMap<string, Zip>;
}

/** Indexes the built file. This takes about ten milliseconds, so do it once. */
export function buildGazetteer(data: GazetteerData): Gazetteer {
  const countyName = (index: number): string => data.counties[index]?.[0] ?? '';
  const stateOf = (index: number): string => data.counties[index]?.[2] ?? data.state;
  const states = [...new Set([data.state, ...data.counties.map((_, index) => stateOf(index))])];
  const places = data.places.map(([name, county, longitude, latitude, size, otherNames]): Place => {
    const state = stateOf(county);
    const id = `${state.toLowerCase()}-${slug(countyName(county))}-${slug(name)}`;
    const names = [name, ...(otherNames ?? [])].flatMap(indexName);
    return { id, name, county: countyName(county), state, coordinates: [longitude, latitude], size, names };
  });
  const zips = data.zips.map(([code, place, county, longitude, latitude, hasArea]): Zip => {
    const city = places[place]?.name ?? '';
    const coordinates: Coordinates = [longitude, latitude];
    const isArea = hasArea === 1;
    return {
      ...{ id: `zip-${code}`, code, city, county: countyName(county), state: stateOf(county) },
      ...{ coordinates, hasArea: isArea },
    };
  });
  return {
    states,
    stateWords: new Set([...states.map((state) => state.toLowerCase()), ...data.stateWords]),
    everydayNames: readEverydayNames(data),
    places,
    zips,
    counties: data.counties.map(([name, rings], index) => ({ name, state: stateOf(index), rings })),
    placesByKey: groupByKey(places),
    placesByCounty: Map.groupBy(places, ({ county }) => county),
    zipByCode: new Map(zips.map((zip) => [zip.code, zip])),
  };
}

function readEverydayNames({ everydayNames }: GazetteerData): EverydayNames {
  const read = (list: keyof EverydayNames) => new Set(everydayNames?.[list].join(' ').split(' '));
  return {
    words: read('words'),
    personNames: read('personNames'),
    neverWithoutState: read('neverWithoutState'),
    neverInText: read('neverInText'),
    nearTowns: read('nearTowns'),
  };
}

function slug(name: string): string {
  return foldName(name).replaceAll(' ', '-');
}

function indexName(name: string): NameIndex[] {
  const folded = foldName(name);
  const words = folded.split(' ');
  const laterWords = words.slice(1).map((_, index) => words.slice(index + 1).join(''));
  return placeKeys(folded).map((key) => ({ key, letters: lettersIn(key), sound: soundOf(key), laterWords }));
}

function groupByKey(places: readonly Place[]): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    for (const { key } of place.names) {
      const group = groups.get(key);
      if (!group) groups.set(key, [place]);
      else if (!group.includes(place)) group.push(place);
    }
  }
  return groups;
}
