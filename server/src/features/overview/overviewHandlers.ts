import { overviewRoutes } from '@amparo/domain/overview/overviewRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { OverviewRepository } from './overviewRepository.ts';
import type { SearchMissRepository } from './searchMissRepository.ts';

const PAGE_SIZE = 25;

interface Dependencies {
  overview: OverviewRepository;
  misses: SearchMissRepository;
  now: () => Temporal.Instant;
}

/** The overview for coordinators: open tasks, outdated services, and searches without results. */
export function serveOverview(app: FastifyInstance, { overview, misses, now }: Dependencies): void {
  serve(app, overviewRoutes.read, async ({ viewer }) => ({ data: await overview.read(viewer, now()) }));
  serve(app, overviewRoutes.listStale, ({ query: { kind, limit = PAGE_SIZE, skip }, viewer }) =>
    overview.listStale(kind, { limit, skip }, viewer, now()),
  );
  serve(app, overviewRoutes.listMissed, ({ query: { limit = PAGE_SIZE, skip } }) =>
    misses.list({ limit, skip }, now()),
  );
}
