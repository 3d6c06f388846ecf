import type { FastifyInstance } from 'fastify';
import { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Counts every response. The route is a template: the address itself can contain the id of a person's service. */
export function countRequests(app: FastifyInstance): void {
  app.decorate('metrics', new Metrics());
  app.addHook('onResponse', async ({ method, is404, routeOptions: { url } }, reply) => {
    const route = is404 || url === undefined ? 'none' : url;
    app.metrics.countRequest({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
