import { unitRoutes } from '@amparo/domain/coordinators/unitRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { authoredWrites } from '../../database/asAuthor.ts';
import { serve } from '../../http/serve.ts';
import { UnitRepository } from './unitRepository.ts';

export function serveUnits(app: FastifyInstance, units: UnitRepository): void {
  const write = authoredWrites(app.db, (trx) => new UnitRepository(trx));
  serve(app, unitRoutes.list, ({ query: { populate, ...query } }) =>
    units.list({ ...query, withRegion: populate !== undefined }),
  );

  serve(app, unitRoutes.detail, async ({ params, query }) => {
    const unit = await units.find(params.id, query.populate !== undefined);
    if (!unit) throw new ApiError('NOT_FOUND');
    return { data: unit };
  });

  serve(app, unitRoutes.add, async ({ body, viewer }) => ({ data: await write(viewer, (units) => units.add(body)) }));

  serve(app, unitRoutes.edit, async ({ params, body, viewer }) => {
    const unit = await write(viewer, (units) => units.edit(params.id, body));
    if (!unit) throw new ApiError('NOT_FOUND');
    return { data: unit };
  });

  serve(app, unitRoutes.remove, async ({ params, viewer }) => {
    if (!(await write(viewer, (units) => units.remove(params.id)))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });
}
