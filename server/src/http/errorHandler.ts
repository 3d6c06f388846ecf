import { ApiError, type ErrorKey } from '@amparo/domain/http/apiError.ts';
import { errorMessages } from '@amparo/domain/http/errorMessages.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RetryAfterError } from './limits/retryAfterError.ts';

/** The key for each status of the errors that Fastify and its plugins throw. */
const keyOfStatus: Record<number, ErrorKey> = {
  400: 'MALFORMED_REQUEST',
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Sends every error as `application/problem+json` (api.md). A 500 reveals nothing and is logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) =>
    sendProblem(reply, problemOf(error, request, reply)),
  );
}

/** Converts an error to an ApiError, logs it if the server caused it, and sets Retry-After. */
export function problemOf(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): ApiError {
  const problem = error instanceof ApiError ? error : new ApiError(keyOf(error));
  // Refusing because of the load is no fault, and must cost little. A client that went away is no fault either.
  const isFault = problem.status >= 500 && !(error instanceof ApiError) && !request.raw.destroyed;
  if (isFault) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  if (problem instanceof RetryAfterError) reply.header('retry-after', problem.retryAfterSeconds);
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  return problem;
}

function keyOf(error: FastifyError): ErrorKey {
  return keyOfDatabase(error) ?? keyOfStatus[error.statusCode ?? 500] ?? 'INTERNAL';
}

/** Returns a key if the client can react to the error of PostgreSQL, otherwise undefined. */
export function keyOfDatabase(error: unknown): ErrorKey | undefined {
  const { code = '' } = (error ?? {}) as { code?: string };
  // PostgreSQL rolled back one of two transactions that waited for each other, a query took too long, or the disk is full.
  if (isDatabaseAway(error) || /^(40P01|40001|55P03|57014|53100|ENOSPC)$/.test(code)) return 'UNAVAILABLE';
  // A row that the new one refers to, such as an account, was deleted in the meantime.
  return code === '23503' ? 'GONE_MEANWHILE' : undefined;
}

/** SQLSTATE: the server shuts down, starts, or has no free connection (57P0x, 53300), or the connection failed (class 08). */
const lostConnectionStates = /^(57P0[1-35]|08\w{3}|53300)$/;
const lostConnectionMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** What the system reports for a database host or a socket file that is missing. */
const missingHostCalls: Record<string, string> = {
  ENOENT: 'connect',
  ENOTFOUND: 'getaddrinfo',
  EAI_AGAIN: 'getaddrinfo',
};

/** Whether the database or the connection to it is lost for now, so that the client can try again. */
function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '', syscall } = (error ?? {}) as { code?: string; message?: string; syscall?: string };
  if (lostConnectionStates.test(code) || networkCodes.has(code)) return true;
  return lostConnectionMessages.test(message) || (syscall !== undefined && missingHostCalls[code] === syscall);
}

export function sendProblem(reply: FastifyReply, { key, status, fields, data }: ApiError): FastifyReply {
  const message = errorMessages[key];
  return reply
    .status(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send({ type: 'about:blank', title: message, status, code: status, message, key, errors: fields ?? {}, data });
}
