import type { RegionProfile } from '../regionProfile.ts';

/** The facts that decide in which state and time zone a service of the region is. */
export type RegionPlaces = Pick<RegionProfile, 'state' | 'timeZone' | 'counties'>;

/** The region's states, the main one first. */
export function statesOf({ state, counties }: Pick<RegionProfile, 'state' | 'counties'>): [string, ...string[]] {
  const others = new Set(counties.flatMap((county) => county.state ?? []));
  others.delete(state);
  return [state, ...others];
}

/**
 * Returns the time zone to store with a service of a county: in a region with several time zones, the county's. Null in a
 * region with one time zone, and outside the region's counties: there the region's time zone applies.
 */
export function timeZoneOfPlace(region: RegionPlaces, place: { state: string; county: string }): string | null {
  const zones = new Set(region.counties.map((county) => county.timeZone ?? region.timeZone));
  if (zones.size < 2 && zones.has(region.timeZone)) return null;
  const isSame = (county: RegionPlaces['counties'][number]) =>
    county.name === place.county && (county.state ?? region.state) === place.state;
  const county = region.counties.find(isSame);
  return county ? (county.timeZone ?? region.timeZone) : null;
}
