import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Streets } from './openStreets.ts';

/**
 * Serves the file of streets with range requests: browsers read single tiles. The route is one fixed path, so a request cannot
 * name another file. A changed file has another path.
 */
export function serveStreets(app: FastifyInstance, { file, size, version, ground }: Streets): void {
  const etag = `"${version}"`;
  app.route({
    method: ['GET', 'HEAD'],
    url: ground.url,
    schema: { hide: true },
    exposeHeadRoute: false,
    handler: async ({ headers, method }, reply) => {
      reply
        .header('accept-ranges', 'bytes')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', etag);
      if (headers['if-none-match'] === etag) return reply.status(304).send();
      const isSameVersion = headers['if-range'] === undefined || headers['if-range'] === etag;
      const range = isSameVersion && method === 'GET' ? parseRange(headers.range, size) : 'all';
      if (range === 'none') return reply.status(416).header('content-range', `bytes */${size}`).send();
      const { start, end } = range === 'all' ? { start: 0, end: size - 1 } : range;
      if (range !== 'all') reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
      reply.type('application/vnd.pmtiles').header('content-length', end - start + 1);
      return reply.send(method === 'HEAD' ? undefined : createReadStream(file, { start, end }));
    },
  });
}

/**
 * Reads the header `Range` (RFC 9110 §14.1). `all`: there is none, or one that a server may ignore, such as several ranges.
 * `none`: the range starts behind the file's last byte.
 */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'all' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'all';
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'none';
  return end < start ? 'all' : { start, end };
}
