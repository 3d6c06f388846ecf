import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { searchPlaces } from '@amparo/domain/places/gazetteer/searchPlaces.ts';
import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { exactnessOf, placeRoutes } from '@amparo/domain/places/placeRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { gazetteerGeocoder } from '../../geocoder/gazetteerGeocoder.ts';
import type { Geocoder } from '../../geocoder/geocoder.ts';
import { serve } from '../../http/serve.ts';

/** Per IP address: each request may call an external service. */
const GEOCODES_PER_MINUTE = 30;

interface PlaceOptions {
  /** The region's state, for addresses without one. */
  state: string;
  gazetteer: Gazetteer;
  geocoder: Geocoder;
  regionCounties: string[];
  ground: MapGround;
}

export function servePlaces(
  app: FastifyInstance,
  { gazetteer, geocoder, state, regionCounties, ground }: PlaceOptions,
): void {
  const own = gazetteerGeocoder(gazetteer);

  serve(app, placeRoutes.search, ({ body }) => ({ data: searchPlaces(gazetteer, body.keyword, { regionCounties }) }));

  serve(app, placeRoutes.reverse, async ({ viewer, query }) => {
    // A guest's position is not sent to external services. A signed-in person looks up a service.
    const place = query.coordinate && (await (viewer ? geocoder : own).reverse(query.coordinate));
    if (!place) throw new ApiError('NOT_FOUND');
    return { data: place };
  });

  serve(
    app,
    placeRoutes.geocode,
    async ({ body }) => {
      const found = await geocoder.locate({ ...body, state: body.state || state });
      if (!found) throw new ApiError('NOT_FOUND');
      const [longitude, latitude] = found.coordinates;
      const coordinates: [number, number] = [longitude, latitude];
      return { data: { coordinates, precision: found.precision, exactness: exactnessOf[found.precision] } };
    },
    { requestsPerMinute: GEOCODES_PER_MINUTE },
  );

  serve(app, placeRoutes.map, () => ({ data: ground }));
}
