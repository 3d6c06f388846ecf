import type { MapGround } from '@amparo/domain/places/mapGround.ts';

export interface PlaceName {
  text: string;
  kind: 'city' | 'town' | 'county' | 'around';
  coordinates: readonly [longitude: number, latitude: number];
}

/** The lowest zoom that shows the name of a town, by its rank. */
const townZoom = [0, 6, 8, 9, 10];
const [countyZoom, aroundZoom, lastCountyZoom] = [7, 8, 11];

/** The names that belong on the map at a zoom, the most important first. */
export function placeNames({ counties, towns }: MapGround, zoom: number): PlaceName[] {
  const visible = towns.filter(({ rank }) => zoom >= townZoom[rank]!);
  const named = (ranks: number[]) =>
    visible
      .filter(({ rank }) => ranks.includes(rank))
      .map(
        ({ name, coordinates, rank }): PlaceName => ({ text: name, kind: rank === 1 ? 'city' : 'town', coordinates }),
      );
  const ofCounties = (kind: 'county' | 'around', from: number) =>
    counties
      .filter(({ isOfRegion }) => isOfRegion === (kind === 'county') && zoom >= from && zoom <= lastCountyZoom)
      .map(({ name, center }): PlaceName => ({ text: name, kind, coordinates: center }));
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
    if (taken.some((other) => overlap(box, other))) return false;
    taken.push(box);
    return true;
  });
}

function overlap(a: Box, b: Box): boolean {
  return a.right >= b.left && a.left <= b.right && a.bottom >= b.top && a.top <= b.bottom;
}
