import { createRequire } from 'node:module';
import { stateNames } from '../../server/src/geocoder/stateNames.ts';

/** Reads data of npm packages without types. */
export const packages: NodeJS.Require = createRequire(import.meta.url);

interface Feature {
  id: string;
  properties: { name: string };
  geometry: { type: string; coordinates: unknown };
}

/** A county of the US Census. */
export interface UsCounty {
  fips: string;
  name: string;
  /** Two letters. */
  state: string;
  /** Rings of points. The first ring of each polygon is its outline. */
  rings: number[][][];
}

/** All counties of the 50 states and the District of Columbia at 1 : 10,000,000, which is precise enough for a region. */
export function readUsCounties(): UsCounty[] {
  const atlas = packages('us-atlas/counties-10m.json');
  const read = (kind: 'counties' | 'states') =>
    (packages('topojson-client').feature(atlas, atlas.objects[kind]) as { features: Feature[] }).features;
  const codes = new Map(Object.entries(stateNames).map(([code, name]) => [name, code]));
  const states = new Map(read('states').map(({ id, properties }) => [id, codes.get(properties.name)]));
  return read('counties').flatMap(({ id, properties, geometry }) => {
    const state = states.get(id.slice(0, 2));
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as number[][][][];
    return state ? [{ fips: id, name: properties.name, state, rings: polygons.flat() }] : [];
  });
}
