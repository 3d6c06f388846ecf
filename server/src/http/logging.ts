import type { FastifyRequest } from 'fastify';

/**
 * What is logged of a request: never its query, which may hold a place or a search, nor headers, which may hold a token; and
 * of an error nothing that quotes what was sent, as PostgreSQL does in the details.
 */
export const logging = {
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] }),
    err: ({ name, code, constraint, message, stack = '' }: LoggedError) => ({
      type: name,
      code,
      constraint,
      message: isQuoting(code) ? '(left out: it may quote what was sent)' : message,
      stack: stack.slice(stack.search(/^\s+at /m)),
    }),
  },
};

type LoggedError = Error & { code?: string; constraint?: string };

/** PostgreSQL's class of values that it could not read: "invalid input syntax for type integer: …". */
function isQuoting(code: string | undefined): boolean {
  return code?.startsWith('22') === true;
}
