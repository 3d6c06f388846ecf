// Not in town.ts, because pages must not load zod.
import { type ServiceType, serviceTypes } from '../taxonomy/serviceTypes.ts';

/** Returns a town as a part of an address: `Río Bend` → `rio-bend`. Towns that differ only in accents share one. */
export function townSlug(city: string): string {
  const plain = city.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the type of a part of an address: `food` → `FOOD`. Null for other words. */
export function typeOfSlug(slug: string): ServiceType | null {
  return serviceTypes.find((type) => type.toLowerCase() === slug) ?? null;
}
