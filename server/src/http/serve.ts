import type { CallApi } from '@amparo/domain/callApi.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { describeIssues } from '@amparo/domain/http/describeIssues.ts';
import type { CallResult, RouteDeclaration, ValidRequest } from '@amparo/domain/http/route.ts';
import type { RouteName } from '@amparo/domain/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { keyOfDatabase } from './errorHandler.ts';
import { acceptsIdempotencyKey, Idempotency } from './idempotency.ts';
import { jsonSerializer, PreSerialized } from './jsonSerializer.ts';
import type { RateLimiter } from './limits/rateLimiter.ts';
import { findSession, guestSession, type Session } from './session.ts';

export type Handle<R extends RouteDeclaration> = (
  request: ValidRequest<R> & { session: Session['session'] },
) => Promise<CallResult<R> | PreSerialized> | CallResult<R>;

interface RawCall {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** What was made under the same key is not made again (api.md). */
  key?: string | undefined;
}

/** The answer as JSON, in text or bytes. */
type InProcessRoute = (raw: RawCall, caller: Session) => Promise<string | Buffer>;

declare module 'fastify' {
  interface FastifyInstance {
    db: Kysely<Database>;
    now: () => Temporal.Instant;
    rateLimiter: RateLimiter;
    /** Every route by `METHOD /path`, for pages that are rendered in this very process. */
    inProcessRoutes: Map<string, InProcessRoute>;
  }
}

/** Serves a declared route: permission, validation, handler, and the answer cut to its schema, in this order. */
export function serve<R extends RouteDeclaration>(
  app: FastifyInstance,
  route: R,
  handle: Handle<R>,
  options: { requestsPerMinute?: number; bodyLimit?: number } = {},
): void {
  const name = `${route.method} ${route.path}`;
  const write = jsonSerializer(route.response);
  const once = acceptsIdempotencyKey(route) ? new Idempotency(app.db, app.now) : null;
  const answer: InProcessRoute = async (raw, caller) => {
    const sent = authorizeAndValidate(route, raw, caller);
    const make = async () => {
      const made = await handle({ ...sent, ...caller } as ValidRequest<R> & Session);
      return made instanceof PreSerialized ? made.json : write(made);
    };
    if (!once || raw.key === undefined) return make();
    const what = { name, key: raw.key, viewer: caller.viewer, sent };
    return once.make(what, async () => String(await make()));
  };
  app.inProcessRoutes.set(name, answer);
  const mount = (scope: FastifyInstance) =>
    scope.route({
      method: route.method,
      url: `/api${route.path}`,
      schema: openApiSchema(route),
      ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
      ...(options.requestsPerMinute
        ? { onRequest: app.rateLimiter.requestsPerMinute(name, options.requestsPerMinute) }
        : {}),
      handler: async (request, reply) => {
        const { params, query, body, headers } = request;
        const key = headers['idempotency-key'] as string | undefined;
        const caller = await findSession(app.db, request, app.now());
        const isPublicRead = caller.viewer === null && route.method === 'GET';
        if (isPublicRead && (await app.answerFromCache(request, reply, request.url))) return reply;
        const result = await answer({ params, query, body, key }, caller);
        if (!isPublicRead) reply.header('cache-control', 'no-store');
        return reply
          .status(route.status ?? 200)
          .type('application/json; charset=utf-8')
          .send(result);
      },
    });
  const { bodyTypes } = route;
  if (!bodyTypes) mount(app);
  else
    app.register(async (scope) => {
      readAsBytes(scope, bodyTypes);
      mount(scope);
    });
}

/** Calls a route in this process, as the given caller: the same checks as over HTTP, without the wire. */
export function callInProcess(app: FastifyInstance, caller: Session = guestSession): CallApi {
  const call = async (name: RouteName, input?: RawCall) => {
    const answer = app.inProcessRoutes.get(name);
    if (!answer) throw new ApiError('NOT_FOUND');
    const raw = { ...input, query: asQuery(input?.query) };
    try {
      return JSON.parse(String(await answer(raw, caller)));
    } catch (error) {
      const key = keyOfDatabase(error);
      throw key ? new ApiError(key) : error;
    }
  };
  return call as CallApi;
}

/** Bytes are taken by this one route, and by no other. */
function readAsBytes(scope: FastifyInstance, types: readonly string[]): void {
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Query values as they would arrive over the wire: text, the unset ones left out. */
function asQuery(query: unknown): Record<string, string> {
  const set = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value != null);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

/** The permission first, and then whether what was sent is right. */
export function authorizeAndValidate(route: RouteDeclaration, raw: RawCall, { viewer }: Session) {
  if (!route.access(viewer)) throw new ApiError(viewer ? 'NOT_ALLOWED' : 'NOT_SIGNED_IN');
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

const OnceHeader = z.object({
  'Idempotency-Key': z
    .string()
    .max(200)
    .optional()
    .describe(
      'Drawn by the caller for one thing to be made. Sent again within 24 hours with the same body it is answered the first result; with another body, KEY_USED_OTHERWISE (409).',
    ),
});

export function openApiSchema(route: RouteDeclaration): Record<string, unknown> {
  return {
    summary: route.summary,
    tags: [route.path.split('/')[1]],
    ...(route.access(null) ? {} : { security: [{ session: [] }] }),
    ...(acceptsIdempotencyKey(route) ? { headers: OnceHeader } : {}),
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.bodyTypes ? { consumes: route.bodyTypes } : {}),
    ...(route.answerType ? { produces: [route.answerType] } : {}),
    ...(route.body ? { body: route.bodyTypes ? z.string().meta({ format: 'binary' }) : route.body } : {}),
    response: { [route.status ?? 200]: route.response },
  };
}
