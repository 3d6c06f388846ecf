import { ApiError } from '@amparo/domain/http/apiError.ts';
import { type Manifest, offlineRoutes } from '@amparo/domain/offline/offlineRoutes.ts';
import type { FastifyInstance } from 'fastify';
import type { Changes } from '../../database/changes.ts';
import { type PublicBody, publicBody, sendPublic } from '../../http/responseCache.ts';
import { serve } from '../../http/serve.ts';
import { type PackageSource, Packages } from './packages.ts';
import { serveChunk } from './serveChunk.ts';

/** Serves the public data that devices store. Any number of visitors share one package per version of the data. */
export function serveOffline(
  app: FastifyInstance,
  changes: Pick<Changes, 'version' | 'catchUp'>,
  source: PackageSource,
  options: { pauseFactor?: number | undefined } = {},
): void {
  const packages = new Packages(changes, source, options);
  const bodies = new WeakMap<Manifest, PublicBody>();
  const bodyOf = (manifest: Manifest) => {
    const body =
      bodies.get(manifest) ?? publicBody(JSON.stringify({ data: manifest }), 'application/json; charset=utf-8');
    bodies.set(manifest, body);
    return body;
  };
  serve(app, offlineRoutes.manifest, async () => ({ data: (await packages.current()).manifest }), {
    // Each visit of each phone reads it.
    onRequest(request, reply, done) {
      if (request.method !== 'GET' || request.headers.authorization) return done();
      packages
        .findReady()
        .then((found) => (found ? sendPublic(request, reply, bodyOf(found.manifest)) : done()))
        .catch(done);
    },
  });
  serveChunk(app, offlineRoutes.chunk, {
    async find({ params }) {
      const chunk = await packages.find(params.hash);
      if (!chunk) throw new ApiError('NOT_FOUND');
      return chunk;
    },
    findRecent: ({ hash = '' }) => packages.findRecent(hash),
  });
}
