import { ApiError } from '@amparo/domain/http/apiError.ts';
import { staticPageRoutes } from '@amparo/domain/static-pages/staticPageRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { StaticPageRepository } from './staticPageRepository.ts';

const VERSIONS = 20;

export function serveStaticPages(app: FastifyInstance, pages: StaticPageRepository): void {
  serve(app, staticPageRoutes.detail, async ({ params }) => {
    const page = await pages.find(params.name);
    if (!page) throw new ApiError('NOT_FOUND');
    return { data: page };
  });

  serve(app, staticPageRoutes.edit, async ({ params, body, viewer }) => {
    const page = await pages.edit(params.name, body, viewer);
    if (!page) throw new ApiError('NOT_FOUND');
    return { data: page };
  });

  serve(app, staticPageRoutes.versions, ({ params, query: { limit = VERSIONS, skip } }) =>
    pages.versions(params.name, { limit, skip }),
  );
}
