import { Readable } from 'node:stream';
import type { RouteDeclaration, ValidRequest } from '@amparo/domain/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { authorizeAndValidate, openApiSchema } from './serve.ts';
import { findSession, type Session } from './session.ts';

/** A text that is sent as it is written, and what to call it where it is kept. */
export interface TextFile {
  name: string;
  pieces: AsyncIterable<string>;
}

/** Serves a declared route whose answer is a file: the same checks as serve(), and then piece by piece. */
export function serveFile<R extends RouteDeclaration>(
  app: FastifyInstance,
  route: R,
  handle: (request: ValidRequest<R>) => TextFile,
): void {
  const open = (raw: Parameters<typeof authorizeAndValidate>[1], caller: Session) =>
    handle({ ...authorizeAndValidate(route, raw, caller), viewer: caller.viewer } as ValidRequest<R>);
  app.inProcessRoutes.set(`${route.method} ${route.path}`, async (raw, caller) =>
    JSON.stringify((await Array.fromAsync(open(raw, caller).pieces)).join('')),
  );
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    schema: openApiSchema(route),
    handler: async (request, reply) => {
      const caller = await findSession(app.db, request, app.now());
      const { name, pieces } = open({ params: request.params, query: request.query }, caller);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(`${route.answerType}; charset=utf-8`)
        .send(Readable.from(pieces, { objectMode: false }));
    },
  });
}
