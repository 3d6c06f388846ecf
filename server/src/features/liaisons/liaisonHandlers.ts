import { ApiError } from '@amparo/domain/http/apiError.ts';
import { liaisonRoutes } from '@amparo/domain/liaisons/liaisonRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { LiaisonRepository } from './liaisonRepository.ts';

export function serveLiaisons(app: FastifyInstance, liaisons: LiaisonRepository): void {
  serve(app, liaisonRoutes.list, ({ query }) => liaisons.list(query));

  serve(app, liaisonRoutes.detail, async ({ params }) => {
    const liaison = await liaisons.find(params.id);
    if (!liaison) throw new ApiError('NOT_FOUND');
    return { data: liaison };
  });
}
