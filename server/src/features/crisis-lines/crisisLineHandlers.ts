import { crisisLinePageSize, crisisLineRoutes } from '@amparo/domain/crisis-lines/crisisLineRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { authoredWrites } from '../../database/asAuthor.ts';
import { serve } from '../../http/serve.ts';
import { CrisisLineRepository } from './crisisLineRepository.ts';

export function serveCrisisLines(app: FastifyInstance, crisisLines: CrisisLineRepository): void {
  const write = authoredWrites(app.db, (trx) => new CrisisLineRepository(trx));
  serve(app, crisisLineRoutes.list, ({ query: { limit = crisisLinePageSize, ...query } }) =>
    crisisLines.list({ ...query, limit }),
  );

  serve(app, crisisLineRoutes.detail, async ({ params }) => {
    const line = await crisisLines.find(params.id);
    if (!line) throw new ApiError('NOT_FOUND');
    return { data: line };
  });

  serve(app, crisisLineRoutes.add, async ({ body, viewer }) => ({
    data: await write(viewer, (crisisLines) => crisisLines.add(body)),
  }));

  serve(app, crisisLineRoutes.edit, async ({ params, body, viewer }) => {
    const line = await write(viewer, (crisisLines) => crisisLines.edit(params.id, body));
    if (!line) throw new ApiError('NOT_FOUND');
    return { data: line };
  });

  serve(app, crisisLineRoutes.remove, async ({ params, viewer }) => {
    if (!(await write(viewer, (crisisLines) => crisisLines.remove(params.id)))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });

  serve(app, crisisLineRoutes.order, async ({ body }) => {
    await crisisLines.order(body.crisisLines);
    return crisisLines.list({});
  });
}
