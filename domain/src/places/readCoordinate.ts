import type { Coordinates } from './distance.ts';

const degrees = /^[+-]?(?:\d{1,3}(?:\.\d{0,20})?|\.\d{1,20})$/;

export function isInRange(longitude: number, latitude: number): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/**
 * Reads `lon|lat` or `lon,lat` in degrees. Returns the coordinates, 'MALFORMED', or 'COORDINATE_OUT_OF_RANGE' beyond 180°
 * of longitude or 90° of latitude.
 */
export function readCoordinate(text: string): Coordinates | 'MALFORMED' | 'COORDINATE_OUT_OF_RANGE' {
  const parts = text.split(/[|,]/).map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => degrees.test(part))) return 'MALFORMED';
  const [longitude, latitude] = parts.map(Number) as [number, number];
  return isInRange(longitude, latitude) ? [longitude, latitude] : 'COORDINATE_OUT_OF_RANGE';
}
