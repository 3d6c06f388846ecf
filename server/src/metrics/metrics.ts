import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. A list from memory takes about 5 ms, a rendered page about 30 ms; more than a second is a fault. */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type DangerSource = 'chat' | 'search';
type DangerLevel = 'certain' | 'possible' | 'none';

/** What this process counts while it works. Labels have few values, and never contain what people send. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = this.#counter('http_requests_total', 'Requests by route template and status.', [
    'method',
    'route',
    'status',
  ]);
  readonly #durations = new Histogram({
    name: 'amparo_http_request_duration_seconds',
    help: 'Time from the request to the end of its response, by route template.',
    labelNames: ['method', 'route'],
    buckets: LATENCY_BUCKETS,
    registers: [this.registry],
  });
  readonly #lookups = this.#counter('cache_lookups_total', 'Look-ups in the caches of this process.', [
    'cache',
    'result',
  ]);
  readonly #dangers = this.#counter('dangers_total', 'Requests with a danger, by level. The text is not stored.', [
    'source',
    'level',
  ]);

  countRequest({ method, route, status }: { method: string; route: string; status: number }, seconds: number): void {
    this.#requests.inc({ method, route, status });
    this.#durations.observe({ method, route }, seconds);
  }

  countLookups(cache: 'responses' | 'services', { hits, misses }: { hits: number; misses: number }): void {
    if (hits > 0) this.#lookups.inc({ cache, result: 'hit' }, hits);
    if (misses > 0) this.#lookups.inc({ cache, result: 'miss' }, misses);
  }

  countDanger(source: DangerSource, level: DangerLevel): void {
    if (level !== 'none') this.#dangers.inc({ source, level });
  }

  /** A value that is read when the metrics are requested. */
  gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name: `amparo_${name}`, help, labelNames, registers: [this.registry] });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `amparo_${name}`, help, labelNames, registers: [this.registry] });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Counts every response. The route is a template: the address itself can contain the id of a person's service. */
export function countRequests(app: FastifyInstance): void {
  app.decorate('metrics', new Metrics());
  app.addHook('onResponse', ({ method, is404, routeOptions: { url } }, reply, done) => {
    const route = is404 || url === undefined ? 'none' : url;
    app.metrics.countRequest({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
