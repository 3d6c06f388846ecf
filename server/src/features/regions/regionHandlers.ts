import { ApiError } from '@amparo/domain/http/apiError.ts';
import { regionRoutes } from '@amparo/domain/regions/regionRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { RegionRepository } from './regionRepository.ts';

/** `counties` are the names of the state's counties. */
export function serveRegions(app: FastifyInstance, regions: RegionRepository, counties: readonly string[]): void {
  const requireCounties = (names: readonly string[] = []) => {
    if (!names.every((name) => counties.includes(name))) throw new ApiError('VALIDATION', { counties: 'NOT_ONE_OF' });
  };

  serve(app, regionRoutes.list, ({ query }) => regions.list(query));

  serve(app, regionRoutes.detail, async ({ params }) => {
    const region = await regions.find(params.id);
    if (!region) throw new ApiError('NOT_FOUND');
    return { data: region };
  });

  serve(app, regionRoutes.add, async ({ body }) => {
    requireCounties(body.counties);
    return { data: await regions.add(body) };
  });

  serve(app, regionRoutes.edit, async ({ params, body }) => {
    requireCounties(body.counties);
    const region = await regions.edit(params.id, body);
    if (!region) throw new ApiError('NOT_FOUND');
    return { data: region };
  });

  serve(app, regionRoutes.remove, async ({ params }) => {
    if (!(await regions.remove(params.id))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });
}
