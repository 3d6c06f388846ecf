import type { MapGround } from '@amparo/domain/places/mapGround.ts';

export interface PlaceName {
  text: string;
  kind: 'city' | 'town' | 'county' | 'around';
  coordinates: readonly [longitude: number, latitude: number];
  /** The latitudes of the northern and the southern end of a county. */
  ends?: readonly [north: number, south: number];
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
      .map(({ name, center, rings }): PlaceName => ({ text: name, kind, coordinates: center, ends: endsOf(rings) }));
  return [
    ...named([1, 2]),
    ...ofCounties('county', countyZoom),
    ...named([3]),
    ...ofCounties('around', aroundZoom),
    ...named([4]),
  ];
}

/** Each ring is a list of longitudes and latitudes in turn. */
function endsOf(rings: MapGround['counties'][number]['rings']): readonly [north: number, south: number] {
  const latitudes = rings.flatMap((ring) => ring.filter((_, i) => i % 2 === 1));
  return [Math.max(...latitudes), Math.min(...latitudes)];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name, the pixels of its point, and the size of its text in pixels. */
export interface NameOnMap extends PlaceName {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The upper and the lower end of the county, which its name does not leave. */
  within?: { top: number; bottom: number } | undefined;
}

/** The middle of a name, relative to its point. */
interface Offset {
  right: number;
  down: number;
}

/**
 * Chooses an offset for each name, so that it covers no earlier name, and no marker covers it. Leaves out the names
 * that have no such offset, except those of cities.
 */
export function positionNames(names: readonly NameOnMap[], markers: readonly Box[]): (NameOnMap & Offset)[] {
  const taken = [...markers];
  return names.flatMap((name) => {
    const offsets = offsetsOf(name);
    const isFree = (offset: Offset) => !taken.some((other) => overlap(boxAt(name, offset), other));
    const offset = offsets.find(isFree) ?? (name.kind === 'city' ? offsets[0] : undefined);
    if (!offset) return [];
    taken.push(boxAt(name, offset), dotOf(name));
    return [{ ...name, ...offset }];
  });
}

/** Beside the dot of a town, or beside the marker at the dot, or farther. */
const gapsPx = [6, 22, 34];
/** Parts of the width by which a name above or below its dot moves sideways. */
const shifts = [0, 0.25, -0.25, 0.5, -0.5];
const countyStepPx = 11;

/** The offsets to try, the best first. */
function offsetsOf(name: NameOnMap): Offset[] {
  const { kind, y, width, height, within } = name;
  if (kind === 'city' || kind === 'town')
    return gapsPx.flatMap((gap) => [
      ...[1, -1].flatMap((side) => shifts.map((shift) => ({ right: shift * width, down: side * (gap + height / 2) }))),
      { right: gap + width / 2, down: 0 },
      { right: -gap - width / 2, down: 0 },
    ]);
  const isWithin = ({ down }: Offset) =>
    !within || (y + down - height / 2 >= within.top && y + down + height / 2 <= within.bottom);
  return [0, -1, 1, -2, 2, -3, 3, -4, 4].map((steps) => ({ right: 0, down: steps * countyStepPx })).filter(isWithin);
}

function boxAt({ x, y, width, height }: Omit<NameOnMap, keyof PlaceName>, { right, down }: Offset): Box {
  const [middle, center] = [x + right, y + down];
  return { left: middle - width / 2, right: middle + width / 2, top: center - height / 2, bottom: center + height / 2 };
}

const dotPx = 6;

/** The dot of a town. The center of a county has none. */
function dotOf({ kind, x, y }: NameOnMap): Box {
  const size = kind === 'city' || kind === 'town' ? dotPx : 0;
  return boxAt({ x, y, width: size, height: size }, { right: 0, down: 0 });
}

function overlap(a: Box, b: Box): boolean {
  return a.right >= b.left && a.left <= b.right && a.bottom >= b.top && a.top <= b.bottom;
}
