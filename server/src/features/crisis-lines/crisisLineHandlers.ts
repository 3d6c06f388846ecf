import { crisisLinePageSize, crisisLineRoutes } from '@amparo/domain/crisis-lines/crisisLineRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { CrisisLineRepository } from './crisisLineRepository.ts';

export function serveCrisisLines(app: FastifyInstance, crisisLines: CrisisLineRepository): void {
  serve(app, crisisLineRoutes.list, ({ query: { limit = crisisLinePageSize, ...query } }) =>
    crisisLines.list({ ...query, limit }),
  );

  serve(app, crisisLineRoutes.detail, async ({ params }) => {
    const line = await crisisLines.find(params.id);
    if (!line) throw new ApiError('NOT_FOUND');
    return { data: line };
  });

  serve(app, crisisLineRoutes.add, async ({ body }) => ({ data: await crisisLines.add(body) }));

  serve(app, crisisLineRoutes.edit, async ({ params, body }) => {
    const line = await crisisLines.edit(params.id, body);
    if (!line) throw new ApiError('NOT_FOUND');
    return { data: line };
  });

  serve(app, crisisLineRoutes.remove, async ({ params }) => {
    if (!(await crisisLines.remove(params.id))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });

  serve(app, crisisLineRoutes.order, async ({ body }) => {
    await crisisLines.order(body.crisisLines);
    return crisisLines.list({});
  });
}
