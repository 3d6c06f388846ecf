import { ApiError } from '@amparo/domain/http/apiError.ts';
import { isAdministrator, userCan } from '@amparo/domain/permissions/permissions.ts';
import { userRoutes } from '@amparo/domain/users/userRoutes.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { serve } from '../../http/serve.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import type { DeletedUserRepository } from './deletedUserRepository.ts';
import type { UserRepository } from './userRepository.ts';

const PAGE_SIZE = 25;

interface Dependencies {
  users: UserRepository;
  deletedUsers: DeletedUserRepository;
  notifier: Notifier;
  now: () => Temporal.Instant;
}

export function serveUsers(app: FastifyInstance, { users, deletedUsers, notifier, now }: Dependencies): void {
  serve(app, userRoutes.list, ({ query: { limit = PAGE_SIZE, isDeleted, ...query }, viewer }) => {
    const page = { ...query, limit };
    if (!isAdministrator(viewer)) return users.search(page);
    return isDeleted ? deletedUsers.list(page) : users.list(page);
  });

  const find = async (id: string) => {
    const user = await users.findDetail(id);
    if (!user) throw new ApiError('NOT_FOUND');
    return { data: user };
  };
  serve(app, userRoutes.detail, ({ params }) => find(params.id));

  serve(app, userRoutes.edit, async ({ params, body }) => {
    const user = await users.edit(params.id, body, (db, total) =>
      notifier.notify(db, { kind: 'limitGranted', to: [params.id], details: { total } }),
    );
    if (!user) throw new ApiError('NOT_FOUND');
    return { data: user };
  });

  serve(app, userRoutes.remove, async ({ params, viewer, client: { address } }) => {
    if (!(await deletedUsers.remove(params.id, viewer, { address, now: now() }))) throw new ApiError('NOT_FOUND');
    return { data: params };
  });

  serve(app, userRoutes.restore, async ({ params, viewer, client: { address } }) => {
    if (!(await deletedUsers.restore(params.id, viewer, { address, now: now() }))) throw new ApiError('NOT_FOUND');
    return find(params.id);
  });

  serve(app, userRoutes.setPermission, async ({ params: { userId }, body: { role }, viewer, client }) => {
    if (!userCan.setRole(viewer, userId)) throw new ApiError('NOT_ALLOWED');
    const by = { actorId: viewer.id, address: client.address, now: now() };
    const announce = (db: Kysely<Database>) =>
      notifier.notify(db, { kind: 'roleChanged', to: [userId], details: { role: role.replace(' ', '_') } });
    if (!(await users.setRole(userId, role, by, announce))) throw new ApiError('NOT_FOUND');
    return { data: { id: userId, roles: [role] } };
  });
}
