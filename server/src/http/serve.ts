import type { CallApi } from '@amparo/domain/callApi.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { describeIssues } from '@amparo/domain/http/describeIssues.ts';
import { type CallResult, type RouteDeclaration, urlOfRoute, type ValidRequest } from '@amparo/domain/http/route.ts';
import type { RouteName } from '@amparo/domain/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '../audit/auditLog.ts';
import type { Database } from '../database/schema.ts';
import { Client, clientOf } from './client.ts';
import { keyOfDatabase } from './errorHandler.ts';
import { acceptsIdempotencyKey, Idempotency } from './idempotency.ts';
import { jsonSerializer, PreSerialized } from './jsonSerializer.ts';
import type { ConversationRules, RateLimiter } from './limits/rateLimiter.ts';
import { openApiSchema } from './openApi.ts';
import { findSession, guestSession, type Session } from './session.ts';

export type Handle<R extends RouteDeclaration> = (
  request: ValidRequest<R> & Pick<Session, 'tokenHash'> & { client: Client },
) => Promise<CallResult<R> | PreSerialized> | CallResult<R>;

interface RawCall {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** The Idempotency-Key: two calls with the same key create one object (api.md). */
  key?: string | undefined;
}

/** Returns the response body: JSON as text or bytes. */
type InProcessRoute = (raw: RawCall, session: Session, client: Client) => Promise<string | Buffer>;

declare module 'fastify' {
  interface FastifyInstance {
    db: Kysely<Database>;
    /** Reads outside of transactions that take the database long, perhaps from a replica. */
    reads: Kysely<Database>;
    now: () => Temporal.Instant;
    publicUrl: string;
    rateLimiter: RateLimiter;
    /** Every route by `METHOD /path`. Pages that this process renders call them without HTTP. */
    inProcessRoutes: Map<string, InProcessRoute>;
  }
}

type ServeOptions = { bodyLimit?: number } & (
  | { requestsPerMinute?: number; conversation?: ConversationRules; onRequest?: undefined }
  | {
      /** May answer before everything that follows. So it excludes a limit of requests: Fastify has one onRequest per route. */
      onRequest: onRequestHookHandler;
      requestsPerMinute?: undefined;
      conversation?: undefined;
    }
);

/** Serves a declared route: checks the permission, validates, calls the handler, and removes fields outside the response schema. */
export function serve<R extends RouteDeclaration>(
  app: FastifyInstance,
  route: R,
  handle: Handle<R>,
  options: ServeOptions = {},
): void {
  const name = `${route.method} ${route.path}`;
  const answer = inProcessRoute(app, name, route, handle);
  app.inProcessRoutes.set(name, answer);
  const { requestsPerMinute, conversation, bodyLimit, onRequest } = options;
  const mount = (scope: FastifyInstance) =>
    scope.route({
      method: route.method,
      url: urlOfRoute(route.path),
      schema: openApiSchema(route),
      ...(bodyLimit ? { bodyLimit } : {}),
      ...(onRequest ? { onRequest } : {}),
      ...(requestsPerMinute
        ? {
            [conversation ? 'preHandler' : 'onRequest']: app.rateLimiter.requestsPerMinute(
              name,
              requestsPerMinute,
              conversation,
            ),
          }
        : {}),
      handler: (request, reply) => respond(app, route, answer, request, reply),
    });
  const { bodyTypes } = route;
  if (!bodyTypes) mount(app);
  else
    app.register(async (scope) => {
      readAsBytes(scope, bodyTypes);
      mount(scope);
    });
}

/** The route without HTTP. With an idempotency key, a repeated call gets the first response. */
function inProcessRoute<R extends RouteDeclaration>(
  app: FastifyInstance,
  name: string,
  route: R,
  handle: Handle<R>,
): InProcessRoute {
  const serialize = jsonSerializer(route.response);
  const idempotency = acceptsIdempotencyKey(route) ? new Idempotency(app.db, app.now) : null;
  return async (raw, session, client) => {
    const input = await recordDenial(app, { name, session, client }, async () =>
      authorizeAndValidate(route, raw, session),
    );
    const run = async () => {
      const call = { ...input, ...session, client } as ValidRequest<R> & Session & { client: Client };
      const response = await recordDenial(app, { name, session, client }, async () => handle(call));
      return response instanceof PreSerialized ? response.json : serialize(response);
    };
    if (!idempotency || raw.key === undefined) return run();
    const call = { name, key: raw.key, viewer: session.viewer, input };
    return idempotency.run(call, async () => String(await run()));
  };
}

/** Records for the audit log that a signed-in person called a route without its permission. */
export async function recordDenial<T>(
  app: FastifyInstance,
  { name, session, client }: { name: string; session: Session; client: Client },
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (session.viewer && error instanceof ApiError && error.key === 'NOT_ALLOWED') {
      const denial = { kind: 'DENIED', userId: session.viewer.id, address: client.address, detail: name } as const;
      // The refusal is the answer, also if it cannot be recorded.
      await recordAudit(app.db, denial, app.now()).catch((problem) =>
        app.log.error({ err: problem, route: name }, 'a refusal could not be recorded'),
      );
    }
    throw error;
  }
}

/** Responds over HTTP, with the session of the request. Guests may get a cached response. */
async function respond(
  app: FastifyInstance,
  route: RouteDeclaration,
  answer: InProcessRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { params, query, body, headers } = request;
  const key = headers['idempotency-key'] as string | undefined;
  const session = await findSession(app.db, request, app.now());
  const isPublicRead = session.viewer === null && route.method === 'GET';
  if (isPublicRead && (await app.answerFromCache(request, reply, request.url))) return reply;
  const client = clientOf(request, app.publicUrl);
  const result = await answer({ params, query, body, key }, session, client);
  if (!isPublicRead) reply.header('cache-control', 'no-store');
  return reply
    .status(route.status ?? 200)
    .headers(client.cookieHeader)
    .type('application/json; charset=utf-8')
    .send(result);
}

/** Calls a route in this process, with the given session and client. The checks are the same as over HTTP. */
export function callInProcess(app: FastifyInstance, session: Session = guestSession, client = new Client()): CallApi {
  const call = async (name: RouteName, input?: RawCall) => {
    const answer = app.inProcessRoutes.get(name);
    if (!answer) throw new ApiError('NOT_FOUND');
    const raw = { ...input, query: asQuery(input?.query) };
    try {
      return JSON.parse(String(await answer(raw, session, client)));
    } catch (error) {
      const key = keyOfDatabase(error);
      throw key ? new ApiError(key) : error;
    }
  };
  return call as CallApi;
}

/** Accepts bodies of these types as bytes. Only the routes of this scope do. */
function readAsBytes(scope: FastifyInstance, types: readonly string[]): void {
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Returns the query values as text, as HTTP would send them, without unset ones. */
function asQuery(query: unknown): Record<string, string> {
  const set = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value != null);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

/** Throws if the viewer may not call the route, or if the input is invalid. */
export function authorizeAndValidate(route: RouteDeclaration, raw: RawCall, { viewer }: Session) {
  if (!route.access(viewer)) throw new ApiError(viewer ? 'NOT_ALLOWED' : 'NOT_SIGNED_IN');
  // The router matches `/services/` with an empty id, but no such path exists.
  if (Object.values(raw.params ?? {}).includes('')) throw new ApiError('NOT_FOUND');
  return {
    params: parsePart(route.params, raw.params, 'params'),
    query: parsePart(route.query, raw.query, 'query'),
    body: parsePart(route.body, raw.body, 'body'),
  };
}

function parsePart(schema: z.core.$ZodType | undefined, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value ?? (part === 'body' ? undefined : {}), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ApiError('VALIDATION', describeIssues(parsed.error.issues, part));
}
