import { crisisLineRoutes } from '@amparo/domain/crisis-lines/crisisLineRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { CrisisLineRepository } from './crisisLineRepository.ts';

export function serveCrisisLines(app: FastifyInstance, crisisLines: CrisisLineRepository): void {
  serve(app, crisisLineRoutes.list, ({ query }) => crisisLines.list(query));

  serve(app, crisisLineRoutes.detail, async ({ params }) => {
    const line = await crisisLines.find(params.id);
    if (!line) throw new ApiError('NOT_FOUND');
    return { data: line };
  });
}
