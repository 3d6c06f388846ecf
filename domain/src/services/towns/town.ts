import { z } from 'zod';
import { type ServiceType, serviceTypes } from '../taxonomy/serviceTypes.ts';

const count = z.int().min(1).optional();
const counts = Object.fromEntries(serviceTypes.map((type) => [type, count])) as Record<ServiceType, typeof count>;

/** A town with listed services, and how many of each type it has. */
export const Town = z.object({ city: z.string(), counts: z.object(counts) });
export type Town = z.infer<typeof Town>;
