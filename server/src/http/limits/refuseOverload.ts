import { ApiError } from '@amparo/domain/http/apiError.ts';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** The built files; and that the process is up, for whoever would else end it. */
const spared = /^\/(assets\/|healthz$)/;

/**
 * Load past what one process can answer is refused with 503 and Retry-After, until it has passed (quality.md): when the
 * event loop came `mostDelayMs` late on average, over `everyMs`. That is long, as one halt (a machine that froze for a
 * second) is no load; and the built files are always given, as a page without its styles helps nobody.
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
