import { isPermanentlyClosed } from '../hours/hoursRows.ts';
import { endedSeason } from '../hours/season.ts';
import { nameKeyOf } from '../search-index/nameKey.ts';
import type { Service, ServiceDetails } from '../service.ts';

type Addressed = Pick<Service, 'id' | 'address1' | 'city' | 'isAddressConfidential'>;

/** A published service that may be at the same address. */
export interface Neighbor extends Addressed, Pick<Service, 'name' | 'schedules' | 'closeSchedules' | 'isContact'> {
  /** Null: the region's time zone. */
  timeZone: string | null;
}

/**
 * The other published services at the address, by name, unless one of them is confidential. Like lists, it leaves out
 * services that are closed for good or out of season.
 */
export function neighborsOf(
  service: Addressed,
  published: readonly Neighbor[],
  at: Temporal.Instant,
  zone: string,
): ServiceDetails['alsoHere'] {
  if (!hasNeighbors(service)) return [];
  const place = placeOf(service);
  return published
    .filter((other) => other.id !== service.id && placeOf(other) === place && !other.isAddressConfidential)
    .filter((other) => !isPermanentlyClosed(other) && endedSeason(other, at, other.timeZone ?? zone) === null)
    .map(({ id, name }) => ({ id, name, key: `${nameKeyOf(name)}\n${id}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ id, name }) => ({ id, name }));
}

/** A street without a number is no address. */
export function hasNeighbors({ address1, isAddressConfidential }: Addressed): boolean {
  return !isAddressConfidential && /\d/.test(address1);
}

function placeOf({ address1, city }: Addressed): string {
  return `${address1}\n${city}`.toLowerCase();
}
