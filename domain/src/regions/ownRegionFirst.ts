import type { Region } from './region.ts';

/**
 * Puts one region first: the one that serves the visitor's county or, if that is not known, most counties of the community.
 * Returns its id, or null if there is none. The other regions keep their order.
 */
export function ownRegionFirst<R extends Pick<Region, 'id' | 'counties'>>(
  regions: readonly R[],
  county: string | null,
  communityCounties: readonly string[],
): { regions: R[]; ownId: string | null } {
  const served = ({ counties }: R) => {
    if (county) return counties.includes(county) ? 1 : 0;
    return counties.filter((name) => communityCounties.includes(name)).length;
  };
  const own = regions.reduce<R | null>(
    (best, region) => (served(region) > (best ? served(best) : 0) ? region : best),
    null,
  );
  if (!own) return { regions: [...regions], ownId: null };
  return { regions: [own, ...regions.filter((region) => region !== own)], ownId: own.id };
}
