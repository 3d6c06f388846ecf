import { directoryChangeRoutes } from '@amparo/domain/directory-changes/directoryChangeRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { DirectoryChangeRepository } from './directoryChangeRepository.ts';

export function serveDirectoryChanges(app: FastifyInstance, changes: DirectoryChangeRepository): void {
  serve(app, directoryChangeRoutes.list, ({ query }) => changes.list(query));

  serve(app, directoryChangeRoutes.detail, async ({ params }) => {
    const change = await changes.find(params.id);
    if (!change) throw new ApiError('NOT_FOUND');
    return { data: change };
  });

  serve(app, directoryChangeRoutes.revert, async ({ params, viewer }) => {
    if (!(await changes.revert(params.id, viewer))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });
}
