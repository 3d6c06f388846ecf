import type { Liaison } from '@amparo/domain/liaisons/liaison.ts';

export interface CountyGroup {
  county: string;
  liaisons: Liaison[];
}

/** Liaisons county by county, first the visitor's own, then in alphabetical order; within a county by district, then name. */
export function groupByCounty(liaisons: Liaison[], ownCounty: string | null = null): CountyGroup[] {
  const isOther = (county: string) => Number(county !== ownCounty);
  const groups = new Map<string, Liaison[]>();
  for (const liaison of liaisons) groups.set(liaison.county, [...(groups.get(liaison.county) ?? []), liaison]);
  return [...groups]
    .map(([county, group]) => ({ county, liaisons: group.sort(byDistrict) }))
    .sort((a, b) => isOther(a.county) - isOther(b.county) || a.county.localeCompare(b.county, 'en'));
}

function byDistrict(a: Liaison, b: Liaison): number {
  return (
    a.schoolDistrict.localeCompare(b.schoolDistrict, 'en', { numeric: true }) ||
    a.displayName.localeCompare(b.displayName, 'en')
  );
}
