export const METERS_PER_MILE = 1609.344;

/** The radius that PostgreSQL's earthdistance uses. */
const EARTH_METERS = 6_378_168;

/** Meters from the center of the earth. */
export type Point = readonly [x: number, y: number, z: number];

/**
 * Rounds meters to millimeters. PostgreSQL and the engines of browsers compute sines differently in the last digit, and
 * equally distant services must have the same order everywhere.
 */
export function roundMeters(meters: number): number {
  return Math.round(meters * 1000) / 1000;
}

export function pointAt([longitude, latitude]: readonly [number, number]): Point {
  const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  const ring = EARTH_METERS * Math.cos(north);
  const point = [ring * Math.cos(east), ring * Math.sin(east), EARTH_METERS * Math.sin(north)] as const;
  return [roundMeters(point[0]), roundMeters(point[1]), roundMeters(point[2])];
}

/** The same square for meters on the surface. */
export function squaredDistanceOf(meters: number): number {
  return (2 * EARTH_METERS * Math.sin(meters / (2 * EARTH_METERS))) ** 2;
}
