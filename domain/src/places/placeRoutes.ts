import { z } from 'zod';
import { plainLines } from '../form-fields/typedText.ts';
import { oneOf, route } from '../http/route.ts';
import { anyone, isSignedIn } from '../permissions/permissions.ts';
import { requiredCoordinate } from './coordinate.ts';
import { coordinates } from './coordinates.ts';
import { type PinPrecision, pinPrecisions } from './locationPrecision.ts';
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
  state: z.string(),
  label: z.string(),
  location: Location,
});

const PlaceNear = z.object({
  city: z.string(),
  county: z.string(),
  state: z.string(),
  zip: z.string(),
  /** House number and street, for signed-in users if the geocoder finds them. Otherwise empty. */
  address1: z.string(),
  /** Miles to the town, one decimal. */
  distance: z.number(),
  location: Location,
});

/** The older names of precisions. */
const exactness = ['ADDRESS', 'STREET', 'ZIP', 'CITY'] as const;
export const exactnessOf: Record<PinPrecision, (typeof exactness)[number]> = {
  exact: 'ADDRESS',
  street: 'STREET',
  zip: 'ZIP',
  city: 'CITY',
};

const Geocoded = z.object({
  coordinates,
  /** How exact the position is. A service is stored with it as `locationPrecision`. */
  precision: z.enum(pinPrecisions),
  /** The same under its older name. */
  exactness: z.enum(exactness),
});

const line = (max: number) => z.string().overwrite(plainLines).trim().max(max, 'TOO_LONG').default('');

export const placeRoutes = {
  search: route({
    method: 'POST',
    path: '/services/search-city-or-zip',
    access: anyone,
    summary: 'Find cities and ZIP codes by typed text',
    body: z.strictObject({ keyword: z.string().max(400, 'TOO_LONG') }),
    response: oneOf(z.object({ cities: z.array(CityFound), zips: z.array(ZipFound) })),
    errors: ['VALIDATION'],
  }),
  reverse: route({
    method: 'GET',
    path: '/places/reverse',
    access: anyone,
    summary: 'Get the town, county, and ZIP code near a coordinate, and its address if it is known',
    query: z.object({ coordinate: requiredCoordinate }),
    response: oneOf(PlaceNear),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
  geocode: route({
    method: 'POST',
    path: '/places/geocode',
    access: isSignedIn,
    summary: 'Get the position of an address and its precision. A confidential address is not sent to other services',
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
    summary: 'Get the map of the region: county outlines, towns, bounds, and the address of tiles if there are any',
    response: oneOf(MapGround),
    errors: [],
  }),
};
