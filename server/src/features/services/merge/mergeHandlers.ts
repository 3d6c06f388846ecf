import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { mergeRoutes } from '@amparo/domain/services/merge/mergeRoutes.ts';
import { Service } from '@amparo/domain/services/service.ts';
import type { FastifyInstance } from 'fastify';
import { findMoved } from '../../../database/mergedServices.ts';
import { serve } from '../../../http/serve.ts';
import type { CommandContext } from '../commands/commandContext.ts';
import type { ServiceRepository } from '../read/serviceRepository.ts';
import { mergeServices } from './mergeServices.ts';
import { unmergeServices } from './unmergeServices.ts';

/** A page of favorites asks once. */
const LOOKUPS_PER_MINUTE = 60;

/** Serves merging two services, undoing that, and where merged services are now (docs/decisions/duplicates.md). */
export function serveMerges(app: FastifyInstance, services: ServiceRepository, context: CommandContext): void {
  const read = async (id: string, viewer: Viewer): Promise<Service> => {
    const service = await services.find(id, {}, viewer, context.now());
    if (!service) throw new ApiError('NOT_FOUND');
    return service;
  };

  serve(app, mergeRoutes.merge, async ({ params: { id }, body, viewer }) => {
    const isMerged = await mergeServices(context, { id, ...body }, viewer);
    if (isMerged) return { data: await read(id, viewer) };
    // Errors are not filtered by the response schema.
    const [service, other] = [await read(id, viewer), await read(body.other, viewer)].map((one) => Service.parse(one));
    throw new ApiError('CHANGED_MEANWHILE', undefined, { service, other });
  });

  serve(app, mergeRoutes.unmerge, async ({ params: { id }, viewer }) => ({
    data: { id, mergedInto: await unmergeServices(context, id, viewer) },
  }));

  serve(app, mergeRoutes.moved, async ({ query: { ids = [] } }) => ({ data: await findMoved(app.db, ids) }), {
    requestsPerMinute: LOOKUPS_PER_MINUTE,
  });
}
