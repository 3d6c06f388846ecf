import { Readable } from 'node:stream';
import type { RouteDeclaration, ValidRequest } from '@amparo/domain/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { type Client, clientOf } from '../../http/client.ts';
import { openApiSchema } from '../../http/openApi.ts';
import { authorizeAndValidate, recordDenial } from '../../http/serve.ts';
import { findSession, type Session } from '../../http/session.ts';

/** A text file that is sent while it is being written. `name` is its file name. */
interface TextFile {
  name: string;
  pieces: AsyncIterable<string>;
}

/** Serves a declared route that responds with a file. The checks are those of serve(). The file is streamed. */
export function serveFile<R extends RouteDeclaration>(
  app: FastifyInstance,
  route: R,
  handle: (request: ValidRequest<R>) => TextFile,
): void {
  const routeName = `${route.method} ${route.path}`;
  const open = (raw: Parameters<typeof authorizeAndValidate>[1], session: Session, client: Client) =>
    recordDenial(app, { name: routeName, session, client }, async () =>
      handle({ ...authorizeAndValidate(route, raw, session), viewer: session.viewer } as ValidRequest<R>),
    );
  app.inProcessRoutes.set(routeName, async (raw, session, client) => {
    const { pieces } = await open(raw, session, client);
    return JSON.stringify((await Array.fromAsync(pieces)).join(''));
  });
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    schema: openApiSchema(route),
    handler: async (request, reply) => {
      const session = await findSession(app.db, request, app.now());
      const client = clientOf(request, app.publicUrl);
      const { name, pieces } = await open({ params: request.params, query: request.query }, session, client);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(`${route.answerType}; charset=utf-8`)
        .send(Readable.from(pieces, { objectMode: false }));
    },
  });
}
