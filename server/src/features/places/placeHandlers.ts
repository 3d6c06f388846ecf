import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer.ts';
import { placeRoutes } from '@amparo/domain/places/placeRoutes.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { reversePlace } from '@amparo/domain/places/reversePlace.ts';
import { searchPlaces } from '@amparo/domain/places/searchPlaces.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';

export function servePlaces(app: FastifyInstance, gazetteer: Gazetteer, region: RegionProfile): void {
  const regionCounties = region.counties.map((county) => county.name);

  serve(app, placeRoutes.search, ({ body }) => ({ data: searchPlaces(gazetteer, body.keyword, { regionCounties }) }));

  serve(app, placeRoutes.reverse, ({ query }) => {
    const place = query.coordinate && reversePlace(gazetteer, query.coordinate);
    if (!place) throw new ApiError('NOT_FOUND');
    return { data: place };
  });
}
