import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { serviceChangeRoutes } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { serviceWriteRoutes } from '@amparo/domain/services/editing/serviceWriteRoutes.ts';
import { Service } from '@amparo/domain/services/service.ts';
import { proposeSubTypes } from '@amparo/domain/understanding/service-needs/proposeSubTypes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { listChanges, listChangesOf } from '../persistence/listChanges.ts';
import type { ServiceRepository } from '../read/serviceRepository.ts';
import { addService } from './addService.ts';
import { approveServices } from './approveServices.ts';
import type { CommandContext } from './commandContext.ts';
import { deleteServices, restoreService } from './deleteServices.ts';
import { editService } from './editService.ts';
import { pauseService, resumeService } from './pauseService.ts';
import { assignServices } from './reassignServices.ts';
import { revertChange } from './revertChange.ts';
import { sendBackServices } from './sendBackServices.ts';
import { updateBeds } from './updateBeds.ts';

/** Per IP address, which a whole office may share. */
const NEW_SERVICES_PER_MINUTE = 30;
const PAGE_SIZE = 100;

/** Routes that add, change, delete and publish services, and that read the change log. */
export function serveServiceCommands(app: FastifyInstance, services: ServiceRepository, context: CommandContext): void {
  serveBatchCommands(app, context);
  serveChangeLog(app, context);
  const read = async (id: string, viewer: Viewer): Promise<Service> => {
    const service = await services.find(id, {}, viewer, context.now());
    if (!service) throw new ApiError('NOT_FOUND');
    return service;
  };
  serveEditing(app, context, read);
  serveLifecycle(app, context, read);
}

type Read = (id: string, viewer: Viewer) => Promise<Service>;

function serveEditing(app: FastifyInstance, context: CommandContext, read: Read): void {
  serve(
    app,
    serviceWriteRoutes.add,
    async ({ body, viewer }) => ({ data: await read(await addService(context, body, viewer), viewer) }),
    { requestsPerMinute: NEW_SERVICES_PER_MINUTE },
  );

  serve(app, serviceWriteRoutes.proposeSubTypes, ({ body }) => ({ data: proposeSubTypes(body) }));

  serve(app, serviceWriteRoutes.edit, async ({ params: { id }, body, viewer }) => {
    const isSaved = await editService(context, { id, body, viewer });
    const data = await read(id, viewer);
    // Errors are not filtered by the response schema.
    if (!isSaved) throw new ApiError('CHANGED_MEANWHILE', undefined, Service.parse(data));
    return { data };
  });
}

/** Deleting, pausing, and what takes a change back. */
function serveLifecycle(app: FastifyInstance, context: CommandContext, read: Read): void {
  serve(app, serviceWriteRoutes.remove, async ({ params: { id }, viewer }) => {
    const [refused] = (await deleteServices(context, [id], viewer)).refused;
    if (refused) throw new ApiError(refused.key);
    return { data: { id } };
  });

  serve(app, serviceWriteRoutes.restore, async ({ params: { id }, viewer }) => {
    await restoreService(context, id, viewer);
    return { data: await read(id, viewer) };
  });

  serve(app, serviceWriteRoutes.pause, async ({ params: { id }, body: { until }, viewer }) => {
    await pauseService(context, { id, until, viewer });
    return { data: await read(id, viewer) };
  });

  serve(app, serviceWriteRoutes.resume, async ({ params: { id }, viewer }) => {
    await resumeService(context, { id, viewer });
    return { data: await read(id, viewer) };
  });

  serve(app, serviceChangeRoutes.revert, async ({ params: { id, changeId }, viewer }) => {
    await revertChange(context, { id, changeId, viewer });
    return { data: await read(id, viewer) };
  });
}

function serveBatchCommands(app: FastifyInstance, context: CommandContext): void {
  serve(app, serviceWriteRoutes.removeSeveral, async ({ body, viewer }) => ({
    data: await deleteServices(context, body.services, viewer),
  }));

  serve(app, serviceWriteRoutes.approve, async ({ body, viewer }) => ({
    data: await approveServices(context, body.services, viewer),
  }));

  serve(app, serviceWriteRoutes.sendBack, async ({ body: { services: ids, reason }, viewer }) => ({
    data: await sendBackServices(context, { ids, reason, viewer }),
  }));

  serve(app, serviceWriteRoutes.assign, async ({ body: { services: ids, userEmail }, viewer }) => ({
    data: await assignServices(context, { ids, userEmail, viewer }),
  }));

  serve(app, serviceWriteRoutes.updateBeds, async ({ body, viewer }) => ({
    data: await updateBeds(context, body.services, viewer),
  }));
}

function serveChangeLog(app: FastifyInstance, { db, region }: CommandContext): void {
  serve(app, serviceChangeRoutes.listAll, ({ query: { limit = PAGE_SIZE, ...query } }) =>
    listChanges(db, region.timeZone, { ...query, limit }),
  );

  serve(app, serviceChangeRoutes.list, async ({ params: { id }, query: { limit = PAGE_SIZE, skip } }) => {
    const changes = await listChangesOf(db, id, { limit, skip });
    if (!changes) throw new ApiError('NOT_FOUND');
    return changes;
  });
}
