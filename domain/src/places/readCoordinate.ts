import type { Coordinates } from './distance.ts';

const degrees = /^[+-]?(?:\d{1,3}(?:\.\d{0,20})?|\.\d{1,20})$/;

export function isInRange(longitude: number, latitude: number): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/**
 * Reads `lon|lat` in degrees (a comma in place of the bar is let pass). Two numbers or 'MALFORMED'; a longitude beyond
 * 180° or a latitude beyond 90° is 'COORDINATE_OUT_OF_RANGE'.
 */
export function readCoordinate(text: string): Coordinates | 'MALFORMED' | 'COORDINATE_OUT_OF_RANGE' {
  const parts = text.split(/[|,]/).map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => degrees.test(part))) return 'MALFORMED';
  const [longitude, latitude] = parts.map(Number) as [number, number];
  return isInRange(longitude, latitude) ? [longitude, latitude] : 'COORDINATE_OUT_OF_RANGE';
}
