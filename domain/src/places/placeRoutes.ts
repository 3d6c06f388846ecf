import { z } from 'zod';
import { plainLines } from '../form-fields/typedText.ts';
import { oneOf, route } from '../http/route.ts';
import { anyone, isSignedIn } from '../permissions/permissions.ts';
import { requiredCoordinate } from './coordinate.ts';
import { coordinates } from './coordinates.ts';
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
  /** House and street, told to those who are signed in where a geocoder knows them; else empty. */
  address1: z.string(),
  /** Miles to the town, one decimal. */
  distance: z.number(),
  location: Location,
});

/** How exact a point is: the building, its street, or the center of the ZIP code or town. */
const exactness = ['ADDRESS', 'STREET', 'ZIP', 'CITY'] as const;
export type Exactness = (typeof exactness)[number];

const Geocoded = z.object({ coordinates, exactness: z.enum(exactness) });

const line = (max: number) => z.string().overwrite(plainLines).trim().max(max, 'TOO_LONG').default('');

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
    summary: 'The town, county and ZIP code around a coordinate, and the address at it, where that is known',
    query: z.object({ coordinate: requiredCoordinate }),
    response: oneOf(PlaceNear),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
  geocode: route({
    method: 'POST',
    path: '/places/geocode',
    access: isSignedIn,
    summary: 'Where an address lies, and how exactly that is known; a confidential one is told to no other service',
    body: z.strictObject({
      address1: line(200),
      city: line(100),
      state: line(20),
      zip: line(10),
      isAddressConfidential: z.boolean('WRONG_TYPE').default(false),
    }),
    response: oneOf(Geocoded),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
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
