import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * Selects what the log contains of requests and errors. It omits queries, which can contain places and searches, and headers, which can
 * contain tokens. It omits error details, in which PostgreSQL quotes what a client sent.
 */
export const logging = {
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] }),
    err: ({ name, code, constraint, message, stack = '' }: LoggedError) => ({
      type: name,
      code,
      constraint,
      message: isQuoting(code) ? '(omitted: it can quote what was sent)' : message,
      stack: stack.slice(stack.search(/^\s+at /m)),
    }),
  },
};

type LoggedError = Error & { code?: string; constraint?: string };

/** PostgreSQL's class of invalid values: "invalid input syntax for type integer: …". */
function isQuoting(code: string | undefined): boolean {
  return code?.startsWith('22') === true;
}

/** Logs each request once, when it is completed: two lines took as long as everything else of a small response. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, reply: FastifyReply): void {
    const line = { req, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    isClosing: boolean;
  }
}

/** Sets the headers that each response has of its own. While the server closes, the connection ends after the response. */
export function identify({ id, server }: FastifyRequest, reply: FastifyReply): void {
  // The same id is in the log, so a person who reports an error can name it.
  reply.header('x-request-id', id);
  reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(2)}`);
  if (server.isClosing) reply.header('connection', 'close');
}
