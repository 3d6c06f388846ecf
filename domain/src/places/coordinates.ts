// zod/mini, because this schema checks forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { isInRange } from './readCoordinate.ts';

/** `[longitude, latitude]` in degrees. Issue: COORDINATE_OUT_OF_RANGE. */
export const coordinates = z
  .tuple([z.number(), z.number()])
  .check(z.refine(([longitude, latitude]) => isInRange(longitude, latitude), 'COORDINATE_OUT_OF_RANGE'));

/** The position of a service. `[0, 0]`, in the sea, only means that a program knew none. */
export const pinCoordinates = coordinates.check(
  z.refine(([longitude, latitude]) => longitude !== 0 || latitude !== 0, 'COORDINATE_OUT_OF_RANGE'),
);
