import { z } from 'zod';
import { oneOf, route } from '../http/route.ts';
import { anyone } from '../permissions/permissions.ts';
import { HASH_LENGTH, type PackagePart } from './servicePackage.ts';

const Hash = z.string().regex(new RegExp(`^[\\w-]{${HASH_LENGTH}}$`), 'MALFORMED');

/**
 * The public data that a device stores, and how to bring it up to date (docs/decisions/offline.md). It is small, because
 * a device reads it each time: long lists are chunks of their own.
 */
const Manifest = z.object({
  /** Raised when older pages cannot read the chunks. */
  format: z.int(),
  /** Changes with any chunk. */
  version: Hash,
  /**
   * Chunks with hashes of the ids of services: `hidden` are deleted or not approved, so remove these before anything
   * else; `confidential` have a confidential address, so remove stored addresses of these.
   */
  removed: z.array(Hash),
  /** The trees of the areas, in the order of the part `areas`. The hashes are without separators. */
  areas: z.string(),
  /** The chunk that names the bundles of each area, for devices without data. */
  downloads: Hash,
  /** The chunk with the hashes of the parts. */
  parts: Hash,
});
export type Manifest = z.infer<typeof Manifest>;

/** The chunk `removed`. The hashes are without separators. */
export interface RemovedList {
  hidden: string;
  confidential: string;
}

/** The chunk `downloads`: all services of each area. `bytes` is the size as Brotli. */
export type Downloads = Record<string, { hash: string; bytes: number }[]>;

/** The chunk `parts`. */
export type PartHashes = Record<PackagePart, string>;

export const offlineRoutes = {
  manifest: route({
    method: 'GET',
    path: '/offline/manifest',
    access: anyone,
    summary: 'Get the hashes of all public data for devices without a network',
    response: oneOf(Manifest),
    errors: [],
  }),
  chunk: route({
    method: 'GET',
    path: '/offline/chunks/:hash',
    access: anyone,
    summary: 'Get public data as JSON by its hash: a part, one service, a bundle of services, or a list of hashes',
    params: z.object({ hash: Hash }),
    answerType: 'text/plain',
    response: z.string(),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
};
