/**
 * `npm run build:counties` writes the map data of every region to regions/<id>/counties.json: its counties, those
 * around it, and the towns. Sources: us-atlas (US Census) and the gazetteer. The same packages give the same file.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { Place } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { MapOutlines } from '@amparo/domain/places/mapGround.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { texasGazetteer } from '../../server/src/geocoder/texasGazetteer.ts';

const packages = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../..');
/** The margin around the region in degrees. A phone shows more to the north and south. */
const aroundDegrees = 0.8;
/** A town with this many ZIP codes is a city, because the gazetteer contains no populations. */
const cityZips = 5;
const attribution = 'US Census Bureau · GeoNames (CC BY 4.0)';

type Bounds = RegionProfile['bounds'];

interface CountyShape {
  fips: string;
  name: string;
  /** Rings of points. The first ring of the largest polygon is the outline. */
  rings: number[][][];
}

/** All counties of the country at 1 : 10,000,000, which is precise enough for a region. */
function readCounties(): CountyShape[] {
  const atlas = packages('us-atlas/counties-10m.json');
  const { features } = packages('topojson-client').feature(atlas, atlas.objects.counties) as {
    features: { id: string; properties: { name: string }; geometry: { type: string; coordinates: unknown } }[];
  };
  return features.map(({ id, properties, geometry }) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as number[][][][];
    return { fips: id, name: properties.name, rings: polygons.flat() };
  });
}

function isNear(rings: number[][][], [west, south, east, north]: Bounds): boolean {
  const points = rings.flat() as [number, number][];
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  const isBeside = Math.max(...longitudes) < west - aroundDegrees || Math.min(...longitudes) > east + aroundDegrees;
  const isBeyond = Math.max(...latitudes) < south - aroundDegrees || Math.min(...latitudes) > north + aroundDegrees;
  return !isBeside && !isBeyond;
}

/** Twice the area of a ring (shoelace formula), and its centroid. */
function measure(ring: number[][]): { area: number; center: [number, number] } {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([x1 = 0, y1 = 0], i) => {
    const [x2 = 0, y2 = 0] = ring[(i + 1) % ring.length]!;
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  });
  return { area: Math.abs(area), center: [round(x / (3 * area)), round(y / (3 * area))] };
}

function writeCounty({ fips, name, rings }: CountyShape, profile: RegionProfile): MapOutlines['counties'][number] {
  const [largest] = rings.map(measure).sort((a, b) => b.area - a.area);
  return {
    name,
    isOfRegion: profile.counties.some((county) => county.fips === fips),
    center: largest!.center,
    rings: rings.map((ring) => ring.flat().map(round)),
  };
}

/** The cities within the region's bounds and all its own towns, most important first. */
function readTowns({ bounds, counties }: RegionProfile): MapOutlines['towns'] {
  const seatOf = new Map(counties.map(({ name, seat }) => [name, seat]));
  const rankOf = ({ name, county, size }: Place) => {
    if (size >= cityZips) return 1;
    return seatOf.get(county) === name ? 2 : size > 1 ? 3 : 4;
  };
  return texasGazetteer()
    .places.filter(({ coordinates, county, size }) => {
      return isWithin(coordinates, bounds) && (size >= cityZips || seatOf.has(county));
    })
    .map((place): MapOutlines['towns'][number] => {
      const [longitude, latitude] = place.coordinates;
      return { name: place.name, coordinates: [round(longitude), round(latitude)], rank: rankOf(place) };
    })
    .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
}

function isWithin([longitude, latitude]: Coordinates, [west, south, east, north]: Bounds): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** To a thousandth of a degree, about 100 meters. */
function round(degrees: number): number {
  return Number(degrees.toFixed(3));
}

/** One county or town per line, so that a diff of the data is readable. */
function writeRows({ attribution, counties, towns }: MapOutlines): string {
  const list = (rows: readonly unknown[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  return `{\n"attribution": ${JSON.stringify(attribution)},\n"counties": ${list(counties)},\n"towns": ${list(towns)}\n}\n`;
}

const allCounties = readCounties();
for (const file of globSync('regions/*/profile.json', { cwd: root })) {
  const profile = JSON.parse(readFileSync(join(root, file), 'utf8')) as RegionProfile;
  const counties = allCounties
    .filter(({ rings }) => isNear(rings, profile.bounds))
    .map((county) => writeCounty(county, profile))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const towns = readTowns(profile);
  const text = writeRows({ attribution, counties, towns });
  writeFileSync(join(root, dirname(file), 'counties.json'), text);
  console.log(`${profile.id}: ${counties.length} counties, ${towns.length} towns, ${Math.ceil(text.length / 1000)} kB`);
}
