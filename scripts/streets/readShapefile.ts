import { readFile } from 'node:fs/promises';
import { parseZip } from 'shpjs';
import type { Road, RoadKind, Street, Water } from './street.ts';

/** TIGER/Line: one ZIP per county and layer. */
export const tigerLayers = ['roads', 'areawater'] as const;
export type TigerLayer = (typeof tigerLayers)[number];

/** Feature class codes (MTFCC) of roads: how the map draws them, and from which zoom. Unknown codes are paths. */
const roadClasses: Record<string, { kind: RoadKind; minZoom: number }> = {
  S1100: { kind: 'highway', minZoom: 8 },
  S1200: { kind: 'major', minZoom: 8 },
  S1630: { kind: 'major', minZoom: 11 },
  S1400: { kind: 'minor', minZoom: 12 },
  S1640: { kind: 'minor', minZoom: 13 },
};
const path = { kind: 'path', minZoom: 14 } as const;

/** Square meters of water that a zoom shows. */
const waterZooms = [
  { minZoom: 8, squareMeters: 5_000_000 },
  { minZoom: 10, squareMeters: 1_000_000 },
  { minZoom: 12, squareMeters: 100_000 },
];

/** Reads one TIGER/Line ZIP. Throws an error that names the file if it is not a shapefile. */
export async function readShapefile(file: string, layer: TigerLayer): Promise<Street[]> {
  const { features } = await parseZip(await readFile(file)).catch((cause: unknown) => {
    throw new Error(`${file} is not a ZIP with a shapefile`, { cause });
  });
  return features.flatMap(({ geometry, properties }): Street[] => {
    const read = layer === 'roads' ? toRoad(geometry, properties) : toWater(geometry, properties);
    return read ? [read] : [];
  });
}

type Shape = Awaited<ReturnType<typeof parseZip>>['features'][number]['geometry'];
type Row = Record<string, unknown>;

function toRoad(geometry: Shape, row: Row): Road | undefined {
  if (geometry?.type !== 'LineString' && geometry?.type !== 'MultiLineString') return undefined;
  const { kind, minZoom } = roadClasses[String(row.MTFCC)] ?? path;
  return { layer: 'roads', minZoom, geometry, properties: { kind, ...nameOf(row) } };
}

function toWater(geometry: Shape, row: Row): Water | undefined {
  if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') return undefined;
  const area = Number(row.AWATER);
  const minZoom = waterZooms.find(({ squareMeters }) => area >= squareMeters)?.minZoom ?? 13;
  return { layer: 'water', minZoom, geometry, properties: nameOf(row) };
}

function nameOf({ FULLNAME }: Row): { name?: string } {
  const name = typeof FULLNAME === 'string' ? FULLNAME.trim() : '';
  return name === '' ? {} : { name };
}
