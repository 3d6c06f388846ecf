import { z } from 'zod';
import { coordinates } from './coordinates.ts';

/** How exact a point is: at the house, on its street, or only the middle of the ZIP code or town. */
const exactness = ['ADDRESS', 'STREET', 'ZIP', 'CITY'] as const;
export type Exactness = (typeof exactness)[number];

export const Geocoded = z.object({ coordinates, exactness: z.enum(exactness) });
