import type { MapGround } from '@amparo/domain/places/mapGround.ts';

/** Whether the map shows streets around a point: raster tiles cover everything, own streets have bounds. */
export function hasStreets(
  { tiles, streets }: Pick<MapGround, 'tiles' | 'streets'>,
  [longitude, latitude]: readonly [longitude: number, latitude: number],
): boolean {
  if (tiles) return true;
  if (!streets) return false;
  const [west, south, east, north] = streets.bounds as [number, number, number, number];
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
