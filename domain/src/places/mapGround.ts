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

/** Everything that the map shows below the services. */
export const MapGround = MapOutlines.extend({
  center: coordinates,
  /** West, south, east, north in degrees. */
  bounds: z.array(z.number()).length(4),
  /** Null if the map draws only the outlines. */
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
});
export type MapGround = z.infer<typeof MapGround>;
