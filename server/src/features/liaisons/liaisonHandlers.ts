import { ApiError } from '@amparo/domain/http/apiError.ts';
import { liaisonRoutes } from '@amparo/domain/liaisons/liaisonRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { authoredWrites } from '../../database/asAuthor.ts';
import { serve } from '../../http/serve.ts';
import { LiaisonRepository } from './liaisonRepository.ts';

/** `counties` are the names of the region's counties. */
export function serveLiaisons(app: FastifyInstance, liaisons: LiaisonRepository, counties: readonly string[]): void {
  const write = authoredWrites(app.db, (trx) => new LiaisonRepository(trx));
  const requireCounty = (county: string) => {
    if (!counties.includes(county)) throw new ApiError('VALIDATION', { county: 'NOT_ONE_OF' });
  };

  serve(app, liaisonRoutes.list, ({ query }) => liaisons.list(query));

  serve(app, liaisonRoutes.detail, async ({ params }) => {
    const liaison = await liaisons.find(params.id);
    if (!liaison) throw new ApiError('NOT_FOUND');
    return { data: liaison };
  });

  serve(app, liaisonRoutes.add, async ({ body, viewer }) => {
    requireCounty(body.county);
    return { data: await write(viewer, (liaisons) => liaisons.add(body)) };
  });

  serve(app, liaisonRoutes.edit, async ({ params, body, viewer }) => {
    requireCounty(body.county);
    const liaison = await write(viewer, (liaisons) => liaisons.edit(params.id, body));
    if (!liaison) throw new ApiError('NOT_FOUND');
    return { data: liaison };
  });

  serve(app, liaisonRoutes.remove, async ({ params, viewer }) => {
    if (!(await write(viewer, (liaisons) => liaisons.remove(params.id)))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });
}
