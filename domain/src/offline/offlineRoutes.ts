import { z } from 'zod';
import { oneOf, route } from '../http/route.ts';
import { anyone } from '../permissions/permissions.ts';
import { parts } from './servicePackage.ts';

const Hash = z.string().regex(/^[\w-]{9}$/, 'MALFORMED');
const Sized = z.object({ hash: Hash, bytes: z.int() });

/** The public data that a device stores, and how to bring it up to date (docs/decisions/offline.md). */
const Manifest = z.object({
  /** Raised when older pages cannot read the chunks. */
  format: z.int(),
  /** Changes with any chunk. */
  version: Hash,
  /** Hashes of the ids of services that are deleted or not approved. Remove these before anything else. */
  hidden: z.array(Hash),
  /** Hashes of the ids of services with a confidential address. Remove stored addresses of these. */
  confidential: z.array(Hash),
  /**
   * The lists of services, each for a group: their hashes without separators. A device that has data reads the lists
   * that have changed.
   */
  groups: z.array(Hash),
  /** All services. A device without data reads these. `bytes` is the size as Brotli. */
  bundles: z.array(Sized),
  parts: z.object(
    Object.fromEntries(parts.map((part) => [part, Sized])) as Record<(typeof parts)[number], typeof Sized>,
  ),
});
export type Manifest = z.infer<typeof Manifest>;

export const offlineRoutes = {
  manifest: route({
    method: 'GET',
    path: '/offline/manifest',
    access: anyone,
    summary: 'Get the hashes and sizes of all public data for devices without a network',
    response: oneOf(Manifest),
    errors: [],
  }),
  chunk: route({
    method: 'GET',
    path: '/offline/chunks/:hash',
    access: anyone,
    summary: 'Get public data as JSON by its hash: a part, one service, the list of a group, or a bundle of services',
    params: z.object({ hash: Hash }),
    answerType: 'text/plain',
    response: z.string(),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
};
