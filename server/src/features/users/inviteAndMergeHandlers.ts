import { ApiError } from '@amparo/domain/http/apiError.ts';
import { accountMergeRoutes } from '@amparo/domain/users/accountMergeRoutes.ts';
import { userRoutes } from '@amparo/domain/users/userRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { type InvitationParts, inviteUser } from './inviteUser.ts';
import { type MergeParts, mergeUsers } from './mergeUsers.ts';
import { MergeUsersRepository } from './mergeUsersRepository.ts';
import type { UserRepository } from './userRepository.ts';

interface Dependencies extends MergeParts, InvitationParts {
  users: UserRepository;
  now: () => Temporal.Instant;
}

/** Invitations, and merging two accounts of one person. */
export function serveInviteAndMerge(app: FastifyInstance, { users, now, ...parts }: Dependencies): void {
  const find = async (id: string) => {
    const user = await users.find(id);
    if (!user) throw new ApiError('NOT_FOUND');
    return { data: user };
  };

  serve(app, userRoutes.invite, async ({ body, viewer, client: { address } }) => {
    const id = await inviteUser(parts, body, { actorId: viewer.id, address, now: now() });
    return find(id);
  });

  serve(app, accountMergeRoutes.contents, async ({ params }) => {
    const contents = await new MergeUsersRepository(app.db).contents(params.id, now());
    if (!contents) throw new ApiError('NOT_FOUND');
    return { data: contents };
  });

  serve(app, accountMergeRoutes.merge, async ({ params: { id }, body, viewer, client: { address } }) => {
    const merge = { keptId: id, otherId: body.other, role: body.role, by: viewer, address, now: now() };
    if (!(await mergeUsers(parts, merge))) throw new ApiError('NOT_FOUND');
    return find(id);
  });
}
