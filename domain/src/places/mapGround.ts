import { z } from 'zod';
import { coordinates } from './coordinates.ts';

/** `regions/<id>/counties.json`, as `npm run build:counties` writes it: what the map is drawn from. */
export const MapOutlines = z.object({
  attribution: z.string(),
  counties: z.array(
    z.object({
      name: z.string().min(1),
      /** Those around the region are drawn too, so that it does not float in nothing. */
      isOfRegion: z.boolean(),
      /** The middle of its area, where its name is written. */
      centre: coordinates,
      /** Longitude, latitude, longitude, latitude … in degrees. */
      rings: z.array(z.array(z.number())),
    }),
  ),
  /** The higher the rank, the closer one must look to see the name: 1 for cities, 2 for county seats. */
  towns: z.array(z.object({ name: z.string().min(1), coordinates, rank: z.int().min(1).max(4) })),
});
export type MapOutlines = z.infer<typeof MapOutlines>;

/** All that lies under the services on a map, in one answer. */
export const MapGround = MapOutlines.extend({
  centre: coordinates,
  /** West, south, east, north in degrees. */
  bounds: z.array(z.number()).length(4),
  /** Null: the outlines are all there is. */
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
});
export type MapGround = z.infer<typeof MapGround>;
