import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer.ts';
import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { placeRoutes } from '@amparo/domain/places/placeRoutes.ts';
import { reversePlace } from '@amparo/domain/places/reversePlace.ts';
import { searchPlaces } from '@amparo/domain/places/searchPlaces.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';

interface Places {
  gazetteer: Gazetteer;
  regionCounties: string[];
  ground: MapGround;
}

export function servePlaces(app: FastifyInstance, { gazetteer, regionCounties, ground }: Places): void {
  serve(app, placeRoutes.search, ({ body }) => ({ data: searchPlaces(gazetteer, body.keyword, { regionCounties }) }));

  serve(app, placeRoutes.reverse, ({ query }) => {
    const place = query.coordinate && reversePlace(gazetteer, query.coordinate);
    if (!place) throw new ApiError('NOT_FOUND');
    return { data: place };
  });

  serve(app, placeRoutes.map, () => ({ data: ground }));
}
