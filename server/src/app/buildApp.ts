import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';
import { areMigrationsCurrent } from '../database/migrations/migrate.ts';
import type { Replica } from '../database/replica/replica.ts';
import { documentApi } from '../http/documentApi.ts';
import { handleErrors, sendProblem } from '../http/errorHandler.ts';
import { limitRequestBodies } from '../http/limits/limitRequestBodies.ts';
import { RateLimiter } from '../http/limits/rateLimiter.ts';
import { refuseOverload } from '../http/limits/refuseOverload.ts';
import { identify, RequestLog } from '../http/logging.ts';
import { cachePublicResponses } from '../http/responseCache.ts';
import { countRequests } from '../metrics/metrics.ts';
import { noTransit } from '../transit/transitPlanner.ts';
import { type MetricsParts, serveMetrics } from './metrics/serveMetrics.ts';
import { type FeatureParts, serveFeatures } from './serveFeatures.ts';
import { serveStreets } from './streets/serveStreets.ts';
import type { LoadedWeb } from './web/loadWeb.ts';
import { mountWebApp } from './web/mountWebApp.ts';

/** A balancer waits about this long for /readyz. A database that takes longer cannot serve requests. */
const READY_LIMIT_MS = 2000;
const END_IDLE_EVERY_MS = 200;

export interface AppParts extends Omit<FeatureParts, 'now'> {
  database: Omit<OpenDatabase, 'close'>;
  /** Without a replica, all reads go to the database. */
  replica?: Replica | undefined;
  /** Addresses of trusted proxies, separated by commas, as proxy-addr reads them. The default is this machine. */
  trustProxy?: string | undefined;
  /** The built web app. Without it, the server has the API only. */
  web?: LoadedWeb;
  /** The default serves no metrics. */
  metrics?: MetricsParts;
  /** False removes the offline copy from all devices. */
  isOffline?: boolean;
  /** False: never refuses requests because the process is busy. */
  isOverloadRefused?: boolean;
  now?: () => Temporal.Instant;
  /** The default logs nothing. */
  log?: FastifyBaseLogger;
}

/** Creates the server without listening: startServer.ts listens, and tests inject requests. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, changes, region, publicUrl, web, now = () => Temporal.Now.instant() } = parts;
  const app = createFastify(parts);
  // Requests that wait for a frozen database get 503, and later ones a connection that works again.
  changes.onUnresponsive(() => database.dropConnections());
  app.decorate('db', database.db);
  app.decorate('reads', parts.replica?.db ?? database.db);
  app.decorate('now', now);
  app.decorate('publicUrl', publicUrl);
  app.decorate('rateLimiter', new RateLimiter(database.pool));
  app.decorate('inProcessRoutes', new Map());
  countRequests(app);
  handleErrors(app);
  sendSecurityHeaders(app, securityHeaders(publicUrl));
  if (parts.isOverloadRefused !== false) await refuseOverload(app);
  limitRequestBodies(app);
  identifyResponses(app);
  endConnectionsOnClose(app);
  cachePublicResponses(app, changes);
  defaultToNoStore(app);
  refuseMalformedUrls(app);
  await documentApi(app);
  await serveFeatures(app, { ...parts, now });
  if (parts.streets) serveStreets(app, parts.streets);
  serveHealth(app, database);
  const { metrics } = parts;
  if (metrics?.metricsAccess) serveMetrics(app, metrics.metricsAccess, { ...parts, ...metrics, pool: database.pool });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new ApiError('NOT_FOUND')));
  if (web) {
    const hasTransitPlanner = (parts.transit ?? noTransit) !== noTransit;
    await mountWebApp(app, { web, region, publicUrl, hasTransitPlanner, now, isOffline: parts.isOffline });
  }
  return app;
}

function createFastify({ log, trustProxy, publicUrl }: AppParts): FastifyInstance {
  return Fastify({
    ...(log ? { loggerInstance: log } : {}),
    logController: new RequestLog(),
    // Never the client's own id: it could contain anything.
    genReqId: () => randomUUIDv7(),
    bodyLimit: 1024 * 1024,
    // Five photos need this long on a slow connection. limitRequestBodies ends bodies that stall earlier.
    requestTimeout: 120_000,
    // Until the balancer notices that this process ends, it serves the requests that still come.
    return503OnClosing: false,
    trustProxy: trustProxy ?? 'loopback',
    // Neither the hooks nor the error handler get URLs that Fastify cannot parse.
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(securityHeaders(publicUrl));
      return sendProblem(reply, new ApiError('MALFORMED_REQUEST'));
    },
  });
}

/** The headers of every response. Pages have a content security policy of their own. */
function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function identifyResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    identify(request, reply);
    done(null, payload);
  });
}

/**
 * While the server closes, a connection ends after its response. A balancer keeps connections open that it does not use,
 * and the server would wait for them.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
  app.decorate('isClosing', false);
  app.addHook('preClose', async () => {
    app.isClosing = true;
    const timer = setInterval(() => app.server.closeIdleConnections(), END_IDLE_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}

/** Responses that do not say how long they may be stored, such as missing pages and health checks. */
function defaultToNoStore(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

function serveHealth(app: FastifyInstance, { pool }: Pick<OpenDatabase, 'pool'>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'up' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const isReady = await Promise.race([
      areMigrationsCurrent(pool).catch(() => false),
      delay(READY_LIMIT_MS, false, { ref: false }),
    ]);
    if (!isReady) throw new ApiError('UNAVAILABLE');
    return { status: 'ready' };
  });
}

/** Refuses a URL that is not valid UTF-8 before other code reads it. */
function refuseMalformedUrls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isDecodable(request.url) ? undefined : new ApiError('MALFORMED_REQUEST'));
  });
}

function isDecodable(url: string): boolean {
  try {
    if (url.includes('%')) decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
