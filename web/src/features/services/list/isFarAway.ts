/** People without a car hardly get farther than this, in miles. */
const farMiles = 20;

/** Whether a service is farther away than some miles. Unknown distances count as far. */
export function isFarAway(
  { distance = Infinity }: { distance?: number | undefined },
  miles: number = farMiles,
): boolean {
  return distance > miles;
}
