import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RouteDeclaration, ValidRequest } from '@amparo/domain/http/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openApiSchema } from '../../http/openApi.ts';
import { sendFinished } from '../../http/responseCache.ts';
import { authorizeAndValidate } from '../../http/serve.ts';
import { guestSession } from '../../http/session.ts';

/** A body that never changes, with the name of its content. */
interface Immutable {
  hash: string;
  text: string;
  brotli(): Promise<Buffer>;
  /** The result of `brotli`, once there is one. */
  compressed: Buffer | undefined;
}

interface Find<R extends RouteDeclaration> {
  find: (request: ValidRequest<R>) => Promise<Immutable>;
  /** Only what is in memory. */
  findRecent: (params: { hash?: string }) => Immutable | undefined;
}

/** Serves a declared route with public responses that never change. Supports ranges, so that a download can be resumed. */
export function serveChunk<R extends RouteDeclaration>(
  app: FastifyInstance,
  route: R,
  { find, findRecent }: Find<R>,
): void {
  const open = (params: unknown) =>
    find({ ...authorizeAndValidate(route, { params }, guestSession), viewer: null } as ValidRequest<R>);
  const headersOf = (hash: string, encoding: Encoding) => ({
    'content-type': `${route.answerType}; charset=utf-8`,
    etag: `"${hash}-${encoding}"`,
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  app.inProcessRoutes.set(`${route.method} ${route.path}`, async ({ params }) =>
    JSON.stringify((await open(params)).text),
  );
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    schema: openApiSchema(route),
    // Nearly every request is for a whole chunk that is compressed already.
    onRequest(request, reply, done) {
      const body = isForWhole(request) ? findRecent(request.params as object)?.compressed : undefined;
      if (!body) return done();
      const { hash } = request.params as { hash: string };
      reply.headers(headersOf(hash, 'br')).headers({ 'content-encoding': 'br', 'content-length': body.length });
      sendFinished(request, reply, body);
    },
    handler: async (request, reply) => {
      const chunk = await open(request.params);
      const { encoding, body } = await encode(request, chunk);
      const { etag, ...headers } = headersOf(chunk.hash, encoding);
      reply.headers({ etag, ...headers });
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

type Encoding = 'br' | 'gzip' | 'identity';

const accepted = { br: /\bbr\b(?!;\s*q=0(\.0*)?\b)/, gzip: /\bgzip\b(?!;\s*q=0(\.0*)?\b)/ };

function accepts({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  return accepted[encoding].test(String(headers['accept-encoding'] ?? ''));
}

async function encode(request: FastifyRequest, chunk: Immutable): Promise<{ encoding: Encoding; body: Buffer }> {
  if (accepts(request, 'br')) return { encoding: 'br', body: await chunk.brotli() };
  if (accepts(request, 'gzip')) return { encoding: 'gzip', body: await promisify(gzip)(chunk.text) };
  return { encoding: 'identity', body: Buffer.from(chunk.text) };
}

/** Whether a request needs neither a range nor a comparison. */
function isForWhole(request: FastifyRequest): boolean {
  const { method, headers } = request;
  return (
    method === 'GET' && headers.range === undefined && headers['if-none-match'] === undefined && accepts(request, 'br')
  );
}

/** The range that a request asks for; null for the whole body. Ranges of another version and lists of ranges are ignored. */
function rangeOf({ headers }: FastifyRequest, etag: string, length: number): { first: number; last: number } | null {
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (!range || (headers['if-range'] !== undefined && headers['if-range'] !== etag)) return null;
  const [, first = '', last = ''] = range;
  if (first === '') return last === '' ? null : { first: Math.max(0, length - Number(last)), last: length - 1 };
  return { first: Number(first), last: last === '' ? length - 1 : Math.min(length - 1, Number(last)) };
}
