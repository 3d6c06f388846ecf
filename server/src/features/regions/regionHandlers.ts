import { ApiError } from '@amparo/domain/http/apiError.ts';
import { regionRoutes } from '@amparo/domain/regions/regionRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { authoredWrites } from '../../database/asAuthor.ts';
import { serve } from '../../http/serve.ts';
import { RegionRepository } from './regionRepository.ts';

/** `counties` are the names of the state's counties. */
export function serveRegions(app: FastifyInstance, regions: RegionRepository, counties: readonly string[]): void {
  const write = authoredWrites(app.db, (trx) => new RegionRepository(trx));
  const requireCounties = (names: readonly string[] = []) => {
    if (!names.every((name) => counties.includes(name))) throw new ApiError('VALIDATION', { counties: 'NOT_ONE_OF' });
  };

  serve(app, regionRoutes.list, ({ query }) => regions.list(query));

  serve(app, regionRoutes.detail, async ({ params }) => {
    const region = await regions.find(params.id);
    if (!region) throw new ApiError('NOT_FOUND');
    return { data: region };
  });

  serve(app, regionRoutes.add, async ({ body, viewer }) => {
    requireCounties(body.counties);
    return { data: await write(viewer, (regions) => regions.add(body)) };
  });

  serve(app, regionRoutes.edit, async ({ params, body, viewer }) => {
    requireCounties(body.counties);
    const region = await write(viewer, (regions) => regions.edit(params.id, body));
    if (!region) throw new ApiError('NOT_FOUND');
    return { data: region };
  });

  serve(app, regionRoutes.remove, async ({ params, viewer }) => {
    if (!(await write(viewer, (regions) => regions.remove(params.id)))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });
}
