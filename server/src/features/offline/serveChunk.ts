import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RouteDeclaration, ValidRequest } from '@amparo/domain/http/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openApiSchema } from '../../http/openApi.ts';
import { authorizeAndValidate } from '../../http/serve.ts';
import { guestSession } from '../../http/session.ts';

/** A body that never changes, with the name of its content. */
interface Immutable {
  hash: string;
  text: string;
  brotli(): Promise<Buffer>;
}

/** Serves a declared route with public responses that never change. Supports ranges, so that a download can be resumed. */
export function serveChunk<R extends RouteDeclaration>(
  app: FastifyInstance,
  route: R,
  find: (request: ValidRequest<R>) => Promise<Immutable>,
): void {
  const open = (params: unknown) =>
    find({ ...authorizeAndValidate(route, { params }, guestSession), viewer: null } as ValidRequest<R>);
  app.inProcessRoutes.set(`${route.method} ${route.path}`, async ({ params }) =>
    JSON.stringify((await open(params)).text),
  );
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    schema: openApiSchema(route),
    handler: async (request, reply) => {
      const chunk = await open(request.params);
      const { encoding, body } = await encode(request, chunk);
      const etag = `"${chunk.hash}-${encoding}"`;
      reply
        .type(`${route.answerType}; charset=utf-8`)
        .headers({ etag, 'accept-ranges': 'bytes', vary: 'accept-encoding' })
        .header('cache-control', 'public, max-age=31536000, immutable');
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      const range = rangeOf(request, etag, body.length);
      if (range === null) return reply.send(body);
      if (range.first >= body.length) {
        return reply
          .status(416)
          .header('content-range', `bytes */${body.length}`)
          .removeHeader('content-encoding')
          .send();
      }
      reply.status(206).header('content-range', `bytes ${range.first}-${range.last}/${body.length}`);
      return reply.send(body.subarray(range.first, range.last + 1));
    },
  });
}

async function encode({ headers }: FastifyRequest, chunk: Immutable) {
  const accepted = String(headers['accept-encoding'] ?? '');
  const accepts = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(accepted);
  if (accepts('br')) return { encoding: 'br', body: await chunk.brotli() };
  if (accepts('gzip')) return { encoding: 'gzip', body: await promisify(gzip)(chunk.text) };
  return { encoding: 'identity', body: Buffer.from(chunk.text) };
}

/** The range that a request asks for; null for the whole body. Ranges of another version and lists of ranges are ignored. */
function rangeOf({ headers }: FastifyRequest, etag: string, length: number): { first: number; last: number } | null {
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (!range || (headers['if-range'] !== undefined && headers['if-range'] !== etag)) return null;
  const [, first = '', last = ''] = range;
  if (first === '') return last === '' ? null : { first: Math.max(0, length - Number(last)), last: length - 1 };
  return { first: Number(first), last: last === '' ? length - 1 : Math.min(length - 1, Number(last)) };
}
