/** A position as in GeoJSON: longitude first, in degrees (WGS 84). */
export type Coordinates = readonly [longitude: number, latitude: number];

const earthRadiusInMiles = 3958.7613;
const radiansPerDegree = Math.PI / 180;

/** Returns the great-circle distance in statute miles (haversine, mean earth radius). */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const halfNorth = Math.sin(((b[1] - a[1]) * radiansPerDegree) / 2);
  const halfEast = Math.sin(((b[0] - a[0]) * radiansPerDegree) / 2);
  const shrink = Math.cos(a[1] * radiansPerDegree) * Math.cos(b[1] * radiansPerDegree);
  const chord = halfNorth * halfNorth + shrink * halfEast * halfEast;
  return 2 * earthRadiusInMiles * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Rounds miles to one decimal, as responses report them (rules.md §2). */
export function roundMiles(miles: number): number {
  return Math.round(miles * 10) / 10;
}
