import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { searchPlaces } from '@amparo/domain/places/gazetteer/searchPlaces.ts';
import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { placeRoutes } from '@amparo/domain/places/placeRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { gazetteerGeocoder } from '../../geocoder/gazetteerGeocoder.ts';
import type { Geocoder } from '../../geocoder/geocoder.ts';
import { serve } from '../../http/serve.ts';

/** From one address: each may cost a call to another service. */
const GEOCODES_A_MINUTE = 30;

interface Places {
  gazetteer: Gazetteer;
  geocoder: Geocoder;
  regionCounties: string[];
  ground: MapGround;
}

export function servePlaces(app: FastifyInstance, { gazetteer, geocoder, regionCounties, ground }: Places): void {
  const own = gazetteerGeocoder(gazetteer);

  serve(app, placeRoutes.search, ({ body }) => ({ data: searchPlaces(gazetteer, body.keyword, { regionCounties }) }));

  serve(app, placeRoutes.reverse, async ({ viewer, query }) => {
    // Where a guest is, is told to nobody outside; who is signed in puts a pin at a service.
    const place = query.coordinate && (await (viewer ? geocoder : own).reverse(query.coordinate));
    if (!place) throw new ApiError('NOT_FOUND');
    return { data: place };
  });

  serve(
    app,
    placeRoutes.geocode,
    async ({ body }) => {
      const found = await geocoder.locate({ ...body, state: body.state || 'TX' });
      if (!found) throw new ApiError('NOT_FOUND');
      const [longitude, latitude] = found.coordinates;
      const coordinates: [number, number] = [longitude, latitude];
      return { data: { coordinates, exactness: found.exactness } };
    },
    { requestsPerMinute: GEOCODES_A_MINUTE },
  );

  serve(app, placeRoutes.map, () => ({ data: ground }));
}
