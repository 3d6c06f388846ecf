import type { z } from 'zod';
import type { Viewer } from '../permissions/user.ts';
import type { ErrorKey } from './apiError.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the HTTP interface (api.md). From this one declaration come the request's validation, the OpenAPI entry,
 * the web client's types, the form's resolver and the permission check.
 */
export interface RouteDeclaration {
  readonly method: Method;
  /** Below `/api`, with `:name` for parameters, as in `/services/:id`. */
  readonly path: string;
  readonly summary: string;
  /** One sentence of the permission table (rules.md §3), asked before the request is even validated. */
  readonly access: (viewer: Viewer | null) => boolean;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Of zod or zod/mini: forms check themselves by it in the browser too. */
  readonly body?: z.core.$ZodType;
  /** The media types of a body that is not JSON; it reaches the handler as bytes. */
  readonly bodyTypes?: readonly string[];
  readonly response: z.ZodType;
  /** The media type of an answer that is not JSON but text, sent as it comes, and to be kept as a file. */
  readonly answerType?: string;
  /** Status of a success; 200 unless said otherwise. */
  readonly status?: 200 | 201;
  /** Whether a token stands in it: it is kept nowhere, and never answered again (`Idempotency-Key`). */
  readonly isAnswerSecret?: true;
  readonly errors: readonly ErrorKey[];
}

/** Declares a route and keeps its literal types, from which the client infers what to send and what comes back. */
export function route<const R extends RouteDeclaration>(declaration: R): R {
  return declaration;
}

type Input<S> = S extends z.core.$ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

/** Whom the route's permission lets pass: a route for those who are signed in has no guest to think of. */
type ViewerOf<R extends RouteDeclaration> = R['access'] extends Passes<infer Passed> ? Passed : Viewer | null;
type Passes<Passed extends Viewer | null> = (viewer: Viewer | null) => viewer is Passed;

/** What a handler receives once the request is validated. */
export interface ValidRequest<R extends RouteDeclaration> {
  viewer: ViewerOf<R>;
  params: Output<R['params']>;
  query: Output<R['query']>;
  body: Output<R['body']>;
}

/** What a caller may send. */
export interface CallInput<R extends RouteDeclaration> {
  params?: Input<R['params']>;
  query?: Input<R['query']>;
  body?: Input<R['body']>;
  /** The same for each try to make one thing: it is made once (`Idempotency-Key`). */
  key?: string;
  /** Whether the page may be gone before the answer comes: it is sent all the same. For short bodies only. */
  isLast?: boolean;
}

/** What comes back on success. */
export type CallResult<R extends RouteDeclaration> = Output<R['response']>;
