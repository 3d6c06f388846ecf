import { z } from 'zod';
import { oneOf } from '../http/page.ts';
import { route } from '../http/route.ts';
import { anyone } from '../users/permissions.ts';
import { coordinates, requiredCoordinate } from './coordinate.ts';
import { MapGround } from './mapGround.ts';

const Location = z.object({ coordinates });

const CityFound = z.object({
  id: z.string(),
  name: z.string(),
  county: z.string(),
  state: z.string(),
  label: z.string(),
  location: Location,
});

const ZipFound = z.object({
  id: z.string(),
  code: z.string(),
  city: z.string(),
  county: z.string(),
  label: z.string(),
  location: Location,
});

const PlaceNear = z.object({
  city: z.string(),
  county: z.string(),
  state: z.string(),
  zip: z.string(),
  /** Miles to the town, one decimal. */
  distance: z.number(),
  location: Location,
});

export const placeRoutes = {
  search: route({
    method: 'POST',
    path: '/services/search-city-or-zip',
    access: anyone,
    summary: 'Find a city or ZIP code of Texas by what was typed',
    body: z.strictObject({ keyword: z.string().max(400, 'TOO_LONG') }),
    response: oneOf(z.object({ cities: z.array(CityFound), zips: z.array(ZipFound) })),
    errors: ['VALIDATION'],
  }),
  reverse: route({
    method: 'GET',
    path: '/places/reverse',
    access: anyone,
    summary: 'The town, county and ZIP code around a coordinate',
    query: z.object({ coordinate: requiredCoordinate }),
    response: oneOf(PlaceNear),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
  map: route({
    method: 'GET',
    path: '/places/map',
    access: anyone,
    summary:
      'What a map of the region is drawn from: county outlines, towns, bounds, and the tiles where there are any',
    response: oneOf(MapGround),
    errors: [],
  }),
};
