import { Readable } from 'node:stream';
import type { RouteDeclaration, ValidRequest } from '@amparo/domain/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { authorizeAndValidate, openApiSchema } from '../../http/serve.ts';
import { findSession, type Session } from '../../http/session.ts';

/** A text file that is sent while it is being written. `name` is its file name. */
export interface TextFile {
  name: string;
  pieces: AsyncIterable<string>;
}

/** Serves a declared route that responds with a file. The checks are those of serve(). The file is streamed. */
export function serveFile<R extends RouteDeclaration>(
  app: FastifyInstance,
  route: R,
  handle: (request: ValidRequest<R>) => TextFile,
): void {
  const open = (raw: Parameters<typeof authorizeAndValidate>[1], session: Session) =>
    handle({ ...authorizeAndValidate(route, raw, session), viewer: session.viewer } as ValidRequest<R>);
  app.inProcessRoutes.set(`${route.method} ${route.path}`, async (raw, session) =>
    JSON.stringify((await Array.fromAsync(open(raw, session).pieces)).join('')),
  );
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    schema: openApiSchema(route),
    handler: async (request, reply) => {
      const session = await findSession(app.db, request, app.now());
      const { name, pieces } = open({ params: request.params, query: request.query }, session);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(`${route.answerType}; charset=utf-8`)
        .send(Readable.from(pieces, { objectMode: false }));
    },
  });
}
