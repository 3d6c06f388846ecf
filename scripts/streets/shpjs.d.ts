declare module 'shpjs' {
  import type { FeatureCollection, Geometry } from 'geojson';

  /** Reads the first layer of a ZIP with .shp, .dbf, and .prj. Coordinates are WGS84. */
  export function parseZip(zip: Uint8Array): Promise<FeatureCollection<Geometry | null, Record<string, unknown>>>;
}
