import type { Coordinates } from './distance.ts';

/** A county's outline: rings of longitude, latitude, longitude, latitude … in degrees; a ring within a ring is a hole. */
export interface CountyOutline {
  name: string;
  rings: readonly (readonly number[])[];
}

/** The county in whose outline the point lies, or null; true to about half a mile along the borders. */
export function countyAt(counties: readonly CountyOutline[], point: Coordinates): string | null {
  return counties.find(({ rings }) => isInside(rings, point))?.name ?? null;
}

/** A ray to the east crosses the outline an odd number of times. */
function isInside(rings: CountyOutline['rings'], [longitude, latitude]: Coordinates): boolean {
  let isIn = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [x, y, otherX, otherY] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
      const isBetween = y > latitude !== otherY > latitude;
      if (isBetween && longitude < ((otherX - x) * (latitude - y)) / (otherY - y) + x) isIn = !isIn;
    }
  }
  return isIn;
}
