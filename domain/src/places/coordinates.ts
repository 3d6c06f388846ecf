// zod/mini, because this schema checks forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { isInRange } from './readCoordinate.ts';

/** `[longitude, latitude]` in degrees. Issue: COORDINATE_OUT_OF_RANGE. */
export const coordinates = z
  .tuple([z.number(), z.number()])
  .check(z.refine(([longitude, latitude]) => isInRange(longitude, latitude), 'COORDINATE_OUT_OF_RANGE'));
