import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Person } from '@amparo/domain/permissions/user.ts';
import { serviceChangeRoutes } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { serviceWriteRoutes } from '@amparo/domain/services/editing/serviceWriteRoutes.ts';
import { Service } from '@amparo/domain/services/service.ts';
import { proposeSubTypes } from '@amparo/domain/understanding/service-needs/proposeSubTypes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { ServiceRepository } from '../list/serviceRepository.ts';
import { listChanges, listChangesOf } from '../persistence/listChanges.ts';
import { addService } from './addService.ts';
import { approveServices } from './approveServices.ts';
import type { CommandContext } from './commandContext.ts';
import { deleteServices, restoreService } from './deleteServices.ts';
import { editService } from './editService.ts';
import { revertChange } from './revertChange.ts';
import { updateBeds } from './updateBeds.ts';

/** From one address, which may be that of a whole office. */
const NEW_ONES_A_MINUTE = 30;
const PAGE_SIZE = 100;

/** Adding, changing, deleting and publishing services, and the log of all that. */
export function serveServiceCommands(app: FastifyInstance, services: ServiceRepository, parts: CommandContext): void {
  /** As whoever wrote it sees it now. */
  const read = async (id: string, asker: Person): Promise<Service> => {
    const service = await services.find(id, {}, asker, parts.now());
    if (!service) throw new ApiError('NOT_FOUND');
    return service;
  };

  serve(
    app,
    serviceWriteRoutes.add,
    async ({ body, asker }) => ({ data: await read(await addService(parts, body, asker), asker) }),
    { requestsPerMinute: NEW_ONES_A_MINUTE },
  );

  serve(app, serviceWriteRoutes.proposeSubTypes, ({ body }) => ({ data: proposeSubTypes(body) }));

  serve(app, serviceWriteRoutes.edit, async ({ params: { id }, body, asker }) => {
    const isDone = await editService(parts, { id, body, asker });
    const data = await read(id, asker);
    // Cut to what an answer may tell, as errors are not.
    if (!isDone) throw new ApiError('CHANGED_MEANWHILE', undefined, Service.parse(data));
    return { data };
  });

  serve(app, serviceWriteRoutes.remove, async ({ params: { id }, asker }) => {
    const [refused] = (await deleteServices(parts, [id], asker)).refused;
    if (refused) throw new ApiError(refused.key);
    return { data: { id } };
  });

  serve(app, serviceWriteRoutes.restore, async ({ params: { id }, asker }) => {
    await restoreService(parts, id, asker);
    return { data: await read(id, asker) };
  });

  serve(app, serviceWriteRoutes.removeSeveral, async ({ body, asker }) => ({
    data: await deleteServices(parts, body.services, asker),
  }));

  serve(app, serviceWriteRoutes.approve, async ({ body, asker }) => ({
    data: await approveServices(parts, body.services, asker),
  }));

  serve(app, serviceWriteRoutes.updateBeds, async ({ body, asker }) => ({
    data: await updateBeds(parts, body.services, asker),
  }));

  serve(app, serviceChangeRoutes.listAll, ({ query: { limit = PAGE_SIZE, ...query } }) =>
    listChanges(parts.db, parts.zone, { ...query, limit }),
  );

  serve(app, serviceChangeRoutes.list, async ({ params: { id }, query: { limit = PAGE_SIZE, skip } }) => {
    const changes = await listChangesOf(parts.db, id, { limit, skip });
    if (!changes) throw new ApiError('NOT_FOUND');
    return changes;
  });

  serve(app, serviceChangeRoutes.revert, async ({ params: { id, changeId }, asker }) => {
    await revertChange(parts, { id, changeId, asker });
    return { data: await read(id, asker) };
  });
}
