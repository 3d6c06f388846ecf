import type { Road, RoadKind, Street } from './street.ts';

/** Empty ranch land, 12 miles from the next town and from every sample service. */
const center = [-99.48, 32.6] as const;
/** The grid is turned, as many towns along a railroad are. */
const turn = 0.2;
const blockMeters = 130;
const metersPerDegree = 111_320;

const acrossNames = ['Sample', 'Example', 'Invented', 'Made-Up', 'Pretend', 'Fictional', 'Imaginary', 'Model', 'Trial'];
const alongNames = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'];
const half = 4;

/** A town that does not exist: a grid of streets, a highway, alleys, and a lake. Every name says that it is invented. */
export function sampleTown(): Street[] {
  const roads: Road[] = [];
  acrossNames.forEach((name, i) => {
    const y = i - half;
    roads.push(
      road(`${name} St`, y === 0 ? 'major' : 'minor', [
        [-half, y],
        [half, y],
      ]),
    );
  });
  alongNames.forEach((name, i) => {
    const x = i - half;
    roads.push(
      road(`${name} Sample Ave`, 'minor', [
        [x, -half],
        [x, half],
      ]),
    );
  });
  roads.push(
    road('Sample Hwy 1', 'highway', [
      [-14, -6.2],
      [-5, -5],
      [5, -5],
      [14, -3],
    ]),
  );
  roads.push(
    road('Sample Creek Rd', 'minor', [
      [half, 2],
      [5.5, 3.2],
      [6, 5],
      [8, 7],
    ]),
  );
  for (const x of [-3.5, -0.5, 2.5])
    roads.push(
      road(undefined, 'path', [
        [x, -half],
        [x, half],
      ]),
    );
  const shore = Array.from({ length: 41 }, (_, i): Blocks => {
    const angle = (i / 40) * 2 * Math.PI;
    const radius = 1.6 + 0.3 * Math.sin(3 * angle);
    return [7.5 + radius * Math.cos(angle), -0.5 + radius * Math.sin(angle)];
  });
  return [
    ...roads,
    {
      layer: 'water',
      minZoom: 12,
      geometry: { type: 'Polygon', coordinates: [shore.map(toDegrees)] },
      properties: { name: 'Sample Lake' },
    },
  ];
}

/** Blocks to the east and to the north of the center, before the turn. */
type Blocks = [east: number, north: number];

function road(name: string | undefined, kind: RoadKind, points: Blocks[]): Road {
  return {
    layer: 'roads',
    // The sample appears only in its own town. From afar, the map is that of a region without streets.
    minZoom: kind === 'path' ? 14 : 12,
    geometry: { type: 'LineString', coordinates: points.map(toDegrees) },
    properties: { kind, ...(name ? { name } : {}) },
  };
}

function toDegrees([east, north]: Blocks): [number, number] {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const x = (east * cosine - north * sine) * blockMeters;
  const y = (east * sine + north * cosine) * blockMeters;
  const [longitude, latitude] = center;
  const across = metersPerDegree * Math.cos((latitude * Math.PI) / 180);
  return [round(longitude + x / across), round(latitude + y / metersPerDegree)];
}

/** To about ten centimeters, so that processors with other roundings give the same file. */
function round(degrees: number): number {
  return Number(degrees.toFixed(6));
}
