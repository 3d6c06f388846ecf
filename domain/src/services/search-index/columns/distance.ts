import type { IndexColumns } from './indexColumns.ts';
import type { Point } from './point.ts';

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
