import { lettersIn } from '../../understanding/words/letterBits.ts';
import type { Coordinates } from '../distance.ts';
import { foldName, placeKeys, soundOf } from './placeName.ts';

/** The file that `npm run build:gazetteer` writes: rows instead of objects, to keep it small. */
export interface GazetteerData {
  attribution: string;
  /** The state that the file covers, as two letters. */
  state: string;
  /** `size` is the number of ZIP codes of the town, plus one if GeoNames lists it among the world's cities. */
  places: [name: string, county: number, longitude: number, latitude: number, size: number, otherNames?: string[]][];
  /** `hasArea` is 0 for ZIP codes of post-office boxes and single buildings. */
  zips: [code: string, place: number, county: number, longitude: number, latitude: number, hasArea: 0 | 1][];
  /** Outer and inner rings of longitude, latitude, longitude, latitude … in degrees. */
  counties: [name: string, rings: number[][]][];
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
  coordinates: Coordinates;
  size: number;
  names: NameIndex[];
}

export interface Zip {
  id: string;
  code: string;
  city: string;
  county: string;
  coordinates: Coordinates;
  hasArea: boolean;
}

/** The places and ZIP codes of one state, indexed. */
export interface Gazetteer {
  state: string;
  places: readonly Place[];
  zips: readonly Zip[];
  counties: readonly { name: string; rings: readonly (readonly number[])[] }[];
  placesByKey: ReadonlyMap<string, readonly Place[]>;
  placesByCounty: ReadonlyMap<string, readonly Place[]>;
  zipByCode: ReadonlyMap<string, Zip>;
}

/** Indexes the built file. This takes about ten milliseconds, so do it once. */
export function buildGazetteer(data: GazetteerData): Gazetteer {
  const countyName = (index: number): string => data.counties[index]?.[0] ?? '';
  const places = data.places.map(([name, county, longitude, latitude, size, otherNames]): Place => {
    const id = `${data.state.toLowerCase()}-${slug(countyName(county))}-${slug(name)}`;
    const names = [name, ...(otherNames ?? [])].flatMap(indexName);
    return { id, name, county: countyName(county), coordinates: [longitude, latitude], size, names };
  });
  const zips = data.zips.map(([code, place, county, longitude, latitude, hasArea]): Zip => {
    const city = places[place]?.name ?? '';
    const coordinates: Coordinates = [longitude, latitude];
    return { id: `zip-${code}`, code, city, county: countyName(county), coordinates, hasArea: hasArea === 1 };
  });
  return {
    state: data.state,
    places,
    zips,
    counties: data.counties.map(([name, rings]) => ({ name, rings })),
    placesByKey: groupByKey(places),
    placesByCounty: Map.groupBy(places, ({ county }) => county),
    zipByCode: new Map(zips.map((zip) => [zip.code, zip])),
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
