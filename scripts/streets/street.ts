import type { LineString, MultiLineString, MultiPolygon, Polygon } from 'geojson';

/** How the map draws a road: interstates, state and county highways, streets, and paths or drives. */
export type RoadKind = 'highway' | 'major' | 'minor' | 'path';

interface Drawn<Layer extends string, Shape, Properties> {
  layer: Layer;
  /** Tiles of lower zooms do not contain it. */
  minZoom: number;
  geometry: Shape;
  properties: Properties & { name?: string };
}

export type Road = Drawn<'roads', LineString | MultiLineString, { kind: RoadKind }>;
export type Water = Drawn<'water', Polygon | MultiPolygon, object>;
export type Street = Road | Water;
