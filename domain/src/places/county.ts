import type { Coordinates } from './distance.ts';

/** Returns a county's name without the word "County", and corrects the specification's spelling of one (rules.md §4). */
export function correctCounty(name: string): string {
  const plain = name.trim().replace(/\s+county$/i, '');
  return /^shackleford$/i.test(plain) ? 'Shackelford' : plain;
}

/** A county's outline: rings of longitude, latitude, longitude, latitude … in degrees. A ring inside a ring is a hole. */
export interface CountyOutline {
  name: string;
  rings: readonly (readonly number[])[];
}

/** Returns the county that contains the point, or null. Near a border the outlines are exact to about half a mile. */
export function countyAt<County extends CountyOutline>(counties: readonly County[], point: Coordinates): County | null {
  return counties.find(({ rings }) => isInside(rings, point)) ?? null;
}

/** A ray to the east crosses the outline an odd number of times if it starts inside. */
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
