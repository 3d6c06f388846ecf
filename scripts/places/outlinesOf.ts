import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { Gazetteer, Place } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { MapOutlines } from '@amparo/domain/places/mapGround.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { readUsCounties, type UsCounty } from './usCounties.ts';

/** The margin around the region in degrees. A phone shows more to the north and south. */
const aroundDegrees = 0.8;
/** A town with this many ZIP codes is a city, because the gazetteer contains no populations. */
const cityZips = 5;
const attribution = 'US Census Bureau · GeoNames (CC BY 4.0)';

type Bounds = RegionProfile['bounds'];

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

function writeCounty({ fips, name, rings }: UsCounty, profile: RegionProfile): MapOutlines['counties'][number] {
  const [largest] = rings.map(measure).sort((a, b) => b.area - a.area);
  return {
    name,
    isOfRegion: profile.counties.some((county) => county.fips === fips),
    center: largest!.center,
    rings: rings.map((ring) => ring.flat().map(round)),
  };
}

/** The cities within the region's bounds and all its own towns, most important first. */
function readTowns({ state, bounds, counties }: RegionProfile, gazetteer: Gazetteer): MapOutlines['towns'] {
  const keyOf = (place: { state?: string | undefined; county: string }) => `${place.county}, ${place.state ?? state}`;
  const seatOf = new Map(counties.map((county) => [keyOf({ ...county, county: county.name }), county.seat]));
  const rankOf = (place: Place) => {
    if (place.size >= cityZips) return 1;
    return seatOf.get(keyOf(place)) === place.name ? 2 : place.size > 1 ? 3 : 4;
  };
  return gazetteer.places
    .filter((place) => isWithin(place.coordinates, bounds) && (place.size >= cityZips || seatOf.has(keyOf(place))))
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

/** The text of counties.json: the region's counties, those around it, and the towns. One per line for readable diffs. */
export function outlinesText(profile: RegionProfile, gazetteer: Gazetteer): string {
  const list = (rows: readonly unknown[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  const counties = readUsCounties()
    .filter(({ rings }) => isNear(rings, profile.bounds))
    .map((county) => writeCounty(county, profile))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const towns = readTowns(profile, gazetteer);
  return `{\n"attribution": ${JSON.stringify(attribution)},\n"counties": ${list(counties)},\n"towns": ${list(towns)}\n}\n`;
}
