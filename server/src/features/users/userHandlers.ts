import { userRoutes } from '@amparo/domain/users/userRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { UserRepository } from './userRepository.ts';

const PAGE_SIZE = 25;

export function serveUsers(app: FastifyInstance, users: UserRepository): void {
  serve(app, userRoutes.search, ({ query: { limit = PAGE_SIZE, ...query } }) => users.search({ ...query, limit }));
}
