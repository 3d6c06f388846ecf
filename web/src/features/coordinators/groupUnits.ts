import type { Unit } from '@amparo/domain/coordinators/unit.ts';
import type { Region } from '@amparo/domain/regions/region.ts';
import { regionNumber } from '@amparo/domain/regions/regionNumber.ts';

export interface RegionGroup {
  region: Region;
  units: Unit[];
}

/** Groups units by region. Sorts regions by the number in their name (spec §9), and units by name. */
export function groupUnits(units: Unit[], regions: Region[]): RegionGroup[] {
  const groups = regions.map((region) => ({ region, units: units.filter((unit) => regionIdOf(unit) === region.id) }));
  for (const group of groups) group.units.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return groups.filter((group) => group.units.length > 0).sort((a, b) => byNumber(a.region, b.region));
}

/** By number, then name; those without a number last. */
export function byNumber(a: Region, b: Region): number {
  const [left, right] = [regionNumber(a.name), regionNumber(b.name)];
  return left === right ? a.name.localeCompare(b.name, 'en') : left - right;
}

function regionIdOf({ region }: Unit): string {
  return typeof region === 'string' ? region : region.id;
}
