import type { FastifyRequest } from 'fastify';

/** What is logged of a request: never its query, which may hold a place or a search, nor headers, which may hold a token. */
export const logging = {
  level: process.env.LOG_LEVEL ?? 'warn',
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] }),
  },
};
