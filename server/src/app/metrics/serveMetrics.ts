import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { hashToken } from '../../http/opaqueToken.ts';
import { type StateSources, stateGauges } from './stateGauges.ts';

/** Who may read the metrics: programs on this computer, or those that send the token. */
export type MetricsAccess = { kind: 'loopback' } | { kind: 'token'; token: string };

export interface MetricsParts extends Pick<StateSources, 'jobs' | 'backupDir'> {
  /** Null turns them off. */
  metricsAccess: MetricsAccess | null;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Serves /metrics in the format of Prometheus. Others get 404, as for everything that they may not see. */
export function serveMetrics(app: FastifyInstance, access: MetricsAccess, sources: StateSources): void {
  const { registry } = app.metrics;
  collectDefaultMetrics({ register: registry });
  const refresh = stateGauges(app, sources);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request, access)) throw new ApiError('NOT_FOUND');
    await refresh();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** A proxy on this computer also connects from it, but names the client in a header. */
function isAllowed({ headers, socket }: FastifyRequest, access: MetricsAccess): boolean {
  if (access.kind === 'token')
    return timingSafeEqual(hashToken(headers.authorization ?? ''), hashToken(`Bearer ${access.token}`));
  return loopback.has(socket.remoteAddress ?? '') && forwardingHeaders.every((name) => headers[name] === undefined);
}
