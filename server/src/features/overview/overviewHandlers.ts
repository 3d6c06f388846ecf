import { overviewRoutes } from '@amparo/domain/overview/overviewRoutes.ts';
import { isAdministrator } from '@amparo/domain/permissions/permissions.ts';
import type { FastifyInstance } from 'fastify';
import type { ExternalFailureRepository } from '../../http/external/externalFailureRepository.ts';
import { serve } from '../../http/serve.ts';
import type { OverviewRepository } from './overviewRepository.ts';
import type { SearchMissRepository } from './searchMissRepository.ts';

const PAGE_SIZE = 25;

interface Dependencies {
  overview: OverviewRepository;
  externalFailures: Pick<ExternalFailureRepository, 'list'>;
  misses: SearchMissRepository;
  now: () => Temporal.Instant;
}

/** The overview for coordinators: open tasks, outdated services, and searches without results. */
export function serveOverview(app: FastifyInstance, { overview, externalFailures, misses, now }: Dependencies): void {
  serve(app, overviewRoutes.read, async ({ viewer }) => {
    const counts = await overview.read(viewer, now());
    return { data: { ...counts, externalFailures: isAdministrator(viewer) ? await externalFailures.list() : [] } };
  });
  serve(app, overviewRoutes.listStale, ({ query: { kind, limit = PAGE_SIZE, skip }, viewer }) =>
    overview.listStale(kind, { limit, skip }, viewer, now()),
  );
  serve(app, overviewRoutes.listMissed, ({ query: { limit = PAGE_SIZE, skip } }) =>
    misses.list({ limit, skip }, now()),
  );
}
