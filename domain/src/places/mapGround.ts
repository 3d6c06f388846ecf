import { z } from 'zod';
import { coordinates } from './coordinates.ts';

/** `regions/<id>/counties.json`, created by `npm run build:counties`: the outlines that the map draws. */
export const MapOutlines = z.object({
  attribution: z.string(),
  counties: z.array(
    z.object({
      name: z.string().min(1),
      /** False for the neighboring counties, which the map also draws. */
      isOfRegion: z.boolean(),
      /** The centroid of the area, where the map writes the name. */
      center: coordinates,
      /** Longitude, latitude, longitude, latitude … in degrees. */
      rings: z.array(z.array(z.number())),
    }),
  ),
  /** Names with a higher rank appear at a closer zoom: 1 for cities, 2 for county seats. */
  towns: z.array(z.object({ name: z.string().min(1), coordinates, rank: z.int().min(1).max(4) })),
});
export type MapOutlines = z.infer<typeof MapOutlines>;

/** Vector tiles of streets on this server. */
export const MapStreets = z.object({
  /** The path of a PMTiles file. It names the version, so that browsers keep the file. */
  url: z.string(),
  attribution: z.string(),
  /** West, south, east, north in degrees. There are no streets outside. */
  bounds: z.array(z.number()).length(4),
  minZoom: z.int(),
  maxZoom: z.int(),
  /** The size of the file. */
  bytes: z.int(),
});
export type MapStreets = z.infer<typeof MapStreets>;

/** Everything that the map shows below the services. */
export const MapGround = MapOutlines.extend({
  center: coordinates,
  /** West, south, east, north in degrees. */
  bounds: z.array(z.number()).length(4),
  /** Raster tiles of another server. */
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  streets: MapStreets.nullable(),
});
export type MapGround = z.infer<typeof MapGround>;
