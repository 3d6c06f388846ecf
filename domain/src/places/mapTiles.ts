import { z } from 'zod';

/** The values of `{s}` in the address of tiles. */
const subdomains = ['a', 'b', 'c'];

/**
 * Raster tiles of the map. With nulls, the map requests nothing from other servers. `pmtiles` is a file of vector tiles in the
 * region's folder, which this server serves; the default is `streets.pmtiles` if it exists.
 */
export const MapTiles = z
  .strictObject({
    url: z.string().refine(isTileAddress, 'must be an http(s) address with {z}, {x} and {y}').nullable(),
    attribution: z.string().min(1).nullable(),
    pmtiles: z
      .string()
      .regex(/^\w[\w.-]*\.pmtiles$/)
      .optional(),
  })
  .refine(({ url, attribution }) => (url === null) === (attribution === null), 'needs both address and attribution');
export type MapTiles = z.infer<typeof MapTiles>;

/** Returns the origins of the tiles: `https://{s}.example.org/{z}/{x}/{y}.png` has three. */
export function tileOrigins(url: string): string[] {
  const addresses = subdomains.map((subdomain) => url.replaceAll('{s}', subdomain));
  return [...new Set(addresses.map((address) => new URL(address.replace(/[{}]/g, '')).origin))];
}

function isTileAddress(url: string): boolean {
  const sample = url.replaceAll('{s}', 'a').replace(/[{}]/g, '');
  return ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && /^https?:/.test(url) && URL.canParse(sample);
}
