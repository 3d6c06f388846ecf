import type { MapGround } from '@amparo/domain/places/mapGround.ts';

export interface PlaceName {
  words: string;
  kind: 'city' | 'town' | 'county' | 'around';
  coordinates: readonly [longitude: number, latitude: number];
}

/** From which zoom on a town of that rank is named. */
const townZoom = [0, 6, 8, 9, 10];
const [countyZoom, aroundZoom, lastCountyZoom] = [7, 8, 11];

/** The names that belong on the map at a zoom, the most important first. */
export function placeNames({ counties, towns }: MapGround, zoom: number): PlaceName[] {
  const seen = towns.filter(({ rank }) => zoom >= townZoom[rank]!);
  const named = (ranks: number[]) =>
    seen
      .filter(({ rank }) => ranks.includes(rank))
      .map(
        ({ name, coordinates, rank }): PlaceName => ({ words: name, kind: rank === 1 ? 'city' : 'town', coordinates }),
      );
  const ofCounties = (kind: 'county' | 'around', from: number) =>
    counties
      .filter(({ isOfRegion }) => isOfRegion === (kind === 'county') && zoom >= from && zoom <= lastCountyZoom)
      .map(({ name, centre }): PlaceName => ({ words: name, kind, coordinates: centre }));
  return [
    ...named([1, 2]),
    ...ofCounties('county', countyZoom),
    ...named([3]),
    ...ofCounties('around', aroundZoom),
    ...named([4]),
  ];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the names that overlap no earlier one. */
export function uncrowded<Item>(items: readonly Item[], boxOf: (item: Item) => Box): Item[] {
  const taken: Box[] = [];
  return items.filter((item) => {
    const box = boxOf(item);
    if (taken.some((other) => touch(box, other))) return false;
    taken.push(box);
    return true;
  });
}

function touch(one: Box, other: Box): boolean {
  const isApart = one.right < other.left || one.left > other.right || one.bottom < other.top || one.top > other.bottom;
  return !isApart;
}
