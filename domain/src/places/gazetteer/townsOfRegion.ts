import { milesBetween } from '../distance.ts';
import type { Gazetteer, Place } from './gazetteer.ts';

export interface TownsOfRegion {
  towns: readonly Place[];
  /** The towns of the region that have a name with this first letter. */
  townsByLetter: ReadonlyMap<string, readonly Place[]>;
  /** Towns outside the region that people there know, as other towns of the region. */
  nearby: ReadonlySet<Place>;
  /** The towns of the region, then those around it. */
  known: readonly Place[];
}

/** A town outside the region is known there if one of its towns is at most this far away. */
const NEARBY_MILES = 30;

const cache = new WeakMap<Gazetteer, Map<string, TownsOfRegion>>();

/** The towns of a region and those around it. Every message needs them, so they are found once. */
export function townsOfRegion(gazetteer: Gazetteer, counties: ReadonlySet<string>): TownsOfRegion {
  const known = cache.get(gazetteer) ?? new Map<string, TownsOfRegion>();
  cache.set(gazetteer, known);
  const key = [...counties].join('|');
  const found = known.get(key) ?? findTowns(gazetteer, counties);
  known.set(key, found);
  return found;
}

function findTowns({ places, placesByCounty }: Gazetteer, counties: ReadonlySet<string>): TownsOfRegion {
  const towns = [...counties].flatMap((county) => placesByCounty.get(county) ?? []);
  const isNearby = ({ county, coordinates }: Place) =>
    !counties.has(county) && towns.some((town) => milesBetween(town.coordinates, coordinates) <= NEARBY_MILES);
  const nearby = new Set(places.filter(isNearby));
  return { towns, townsByLetter: byLetter(towns), nearby, known: [...towns, ...nearby] };
}

function byLetter(towns: readonly Place[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const town of towns)
    for (const letter of new Set(town.names.map(({ key }) => key.charAt(0))))
      found.set(letter, [...(found.get(letter) ?? []), town]);
  return found;
}
