import { ApiError } from '@amparo/domain/http/apiError.ts';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** Built files, and the health check: a supervisor would restart a process that does not respond to it. */
const spared = /^\/(assets\/|healthz$)/;

/**
 * Refuses requests with 503 and Retry-After while the process is overloaded (quality.md): when the mean delay of the event
 * loop over `everyMs` is above `mostDelayMs`. The period is long, so that one pause of the machine does not count as overload.
 * Built files are always served, because a page is unusable without its styles.
 */
export async function refuseOverload(
  app: FastifyInstance,
  { mostDelayMs = 2000, everyMs = 5000 }: { mostDelayMs?: number; everyMs?: number } = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    sampleInterval: everyMs,
    pressureHandler(request) {
      if (!spared.test(request.url)) throw new ApiError('UNAVAILABLE');
    },
  });
}
