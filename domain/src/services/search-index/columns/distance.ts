import type { IndexColumns } from './indexColumns.ts';

export const METERS_PER_MILE = 1609.344;

/** The radius that PostgreSQL's earthdistance uses. */
const EARTH_METERS = 6_378_168;

/** Meters from the center of the earth. */
export type Point = readonly [x: number, y: number, z: number];

export function pointAt([longitude, latitude]: readonly [number, number]): Point {
  const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  const ring = EARTH_METERS * Math.cos(north);
  return [ring * Math.cos(east), ring * Math.sin(east), EARTH_METERS * Math.sin(north)];
}

/** Squared straight-line distances, which sort like distances on the surface. Infinity if the position is unknown. */
export function squaredDistanceFrom(
  { numbers: { x, y, z } }: IndexColumns,
  [x0, y0, z0]: Point,
): (row: number) => number {
  return (row) => {
    const dx = x[row]! - x0;
    const dy = y[row]! - y0;
    const dz = z[row]! - z0;
    return dx * dx + dy * dy + dz * dz;
  };
}

/**
 * Squared distances by which lists sort: the distance plus the uncertainty of the position, as in `sortingMiles`. They are
 * never smaller than those of `squaredDistanceFrom`.
 */
export function squaredSortingDistanceFrom(columns: IndexColumns, from: Point): (row: number) => number {
  const squaredDistance = squaredDistanceFrom(columns, from);
  const { uncertainty } = columns.numbers;
  return (row) => {
    const meters = uncertainty[row]!;
    return meters === 0 ? squaredDistance(row) : (Math.sqrt(squaredDistance(row)) + meters) ** 2;
  };
}

/** The same square for meters on the surface. */
export function squaredDistanceOf(meters: number): number {
  return (2 * EARTH_METERS * Math.sin(meters / (2 * EARTH_METERS))) ** 2;
}
