import { ApiError } from '@amparo/domain/http/apiError.ts';
import { staticPageRoutes } from '@amparo/domain/static-pages/staticPageRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { StaticPageRepository } from './staticPageRepository.ts';

export function serveStaticPages(app: FastifyInstance, pages: StaticPageRepository): void {
  serve(app, staticPageRoutes.detail, async ({ params }) => {
    const page = await pages.find(params.name);
    if (!page) throw new ApiError('NOT_FOUND');
    return { data: page };
  });
}
