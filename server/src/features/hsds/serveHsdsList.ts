import { Readable } from 'node:stream';
import type { HsdsListQuery } from '@amparo/domain/hsds/hsdsRoutes.ts';
import { type RouteDeclaration, urlOfRoute } from '@amparo/domain/http/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/limits/clientAddress.ts';
import type { Limit } from '../../http/limits/rateLimiter.ts';
import { openApiSchema } from '../../http/openApi.ts';
import { authorizeAndValidate } from '../../http/serve.ts';
import { guestSession } from '../../http/session.ts';

/** Everything at once is for copying the data: once in a while is enough. */
const COPIES_PER_MINUTE = 10;
/** The number of records that are read at once while everything is sent. */
const BATCH = 500;
const DEFAULT_PAGE = 100;

/** Some records of a list, and the number of all. */
export interface Part {
  records: object[];
  total: number;
}

/** Reads `limit` records after `skip`. A `limit` of 0 means all. */
export type ReadPart = (query: HsdsListQuery, range: { skip: number; limit: number }) => Promise<Part>;

/**
 * Serves a list of HSDS in pages, or with `format=ndjson` completely, one record per line. Everyone gets the public data,
 * so sessions do not count.
 */
export function serveHsdsList(app: FastifyInstance, route: RouteDeclaration, read: ReadPart): void {
  const queryOf = (query: unknown) => authorizeAndValidate(route, { query }, guestSession).query as HsdsListQuery;
  const copies = servedCopies(app);
  app.inProcessRoutes.set(`${route.method} ${route.path}`, async ({ query }) => pageOf(queryOf(query), read));
  app.route({
    method: route.method,
    url: urlOfRoute(route.path),
    schema: openApiSchema(route),
    handler: async (request: FastifyRequest, reply) => {
      const query = queryOf(request.query);
      if (query.format?.[0] === 'ndjson') {
        await copies.assertAllowed(clientAddress(request));
        const first = await read(query, { skip: 0, limit: BATCH });
        return reply
          .header('cache-control', 'no-cache')
          .type('application/x-ndjson; charset=utf-8')
          .send(Readable.from(linesOf(query, first, read), { objectMode: false }));
      }
      if (await app.answerFromCache(request, reply, request.url)) return reply;
      return reply.type('application/json; charset=utf-8').send(await pageOf(query, read));
    },
  });
}

/** Limits how often a client gets everything at once. */
export function servedCopies(app: FastifyInstance): Limit {
  return app.rateLimiter.limit({ name: 'HSDS copies', max: COPIES_PER_MINUTE, seconds: 60 });
}

async function pageOf(query: HsdsListQuery, read: ReadPart): Promise<string> {
  const page_number = query.page ?? 1;
  // "Aim to return all services within one page", says HSDS about `minimal`.
  const limit = query.per_page ?? (query.minimal ? 0 : DEFAULT_PAGE);
  const { records, total } = await read(query, { skip: (page_number - 1) * limit, limit });
  const total_pages = limit === 0 ? 1 : Math.max(1, Math.ceil(total / limit));
  return JSON.stringify({
    ...{ total_items: total, total_pages, page_number, size: records.length },
    ...{ first_page: page_number === 1, last_page: page_number >= total_pages, empty: records.length === 0 },
    contents: records,
  });
}

async function* linesOf(query: HsdsListQuery, first: Part, read: ReadPart): AsyncGenerator<string> {
  for (let skip = 0; skip < first.total; skip += BATCH) {
    const { records } = skip === 0 ? first : await read(query, { skip, limit: BATCH });
    // Services that were hidden in the meantime are missing: a part with fewer records is not the last one.
    for (const record of records) yield `${JSON.stringify(record)}\n`;
  }
}
