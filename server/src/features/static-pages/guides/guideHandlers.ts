import { ApiError } from '@amparo/domain/http/apiError.ts';
import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { guideRoutes } from '@amparo/domain/static-pages/guides/guideRoutes.ts';
import { listGuides } from '@amparo/domain/static-pages/guides/listGuides.ts';
import type { FastifyInstance } from 'fastify';
import { authoredWrites } from '../../../database/asAuthor.ts';
import { serve } from '../../../http/serve.ts';
import { GuideRepository } from './guideRepository.ts';

export function serveGuides(app: FastifyInstance, guides: GuideRepository): void {
  const write = authoredWrites(app.db, (trx) => new GuideRepository(trx));

  serve(app, guideRoutes.list, async ({ query, viewer }) => {
    if (query.isAll && !directoryCan.write(viewer)) throw new ApiError(viewer ? 'NOT_ALLOWED' : 'NOT_SIGNED_IN');
    const all = await guides.all();
    return listGuides(query.isAll ? all : all.filter(({ isPublished }) => isPublished), query.q);
  });

  serve(app, guideRoutes.detail, async ({ params, viewer }) => {
    const guide = await guides.find(params.id.toLowerCase());
    if (!guide || (!guide.isPublished && !directoryCan.write(viewer))) throw new ApiError('NOT_FOUND');
    return { data: guide };
  });

  serve(app, guideRoutes.add, async ({ body, viewer }) => ({
    data: await write(viewer, (guides) => guides.add(body)),
  }));

  serve(app, guideRoutes.edit, async ({ params, body, viewer }) => {
    const guide = await write(viewer, (guides) => guides.edit(params.id, body));
    if (!guide) throw new ApiError('NOT_FOUND');
    return { data: guide };
  });

  serve(app, guideRoutes.remove, async ({ params, viewer }) => {
    if (!(await write(viewer, (guides) => guides.remove(params.id)))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });
}
