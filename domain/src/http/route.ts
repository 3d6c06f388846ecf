import { z } from 'zod';
import type { Viewer } from '../permissions/permissions.ts';
import type { ErrorKey } from './apiError.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One route of the HTTP API (api.md). This declaration provides request validation, the OpenAPI entry, the types of
 * callApi, the form's resolver and the permission check.
 */
export interface RouteDeclaration {
  readonly method: Method;
  /** Below `/api`, with `:name` for parameters, as in `/services/:id`. Paths that begin with `/hsds` are not below it. */
  readonly path: string;
  readonly summary: string;
  /** The name of the operation in the API's description, if another document names it. The default is made of the path. */
  readonly operationId?: string;
  /** A permission of the table (rules.md §3), checked before the request is validated. */
  readonly access: (viewer: Viewer | null) => boolean;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Built with zod, or with zod/mini if a form checks it in the browser. */
  readonly body?: z.core.$ZodType;
  /** Media types of a body that is not JSON. The handler receives such a body as bytes. */
  readonly bodyTypes?: readonly string[];
  readonly response: z.ZodType;
  /** The media type of a text response that browsers save as a file. */
  readonly answerType?: string;
  /** Status on success; the default is 200. */
  readonly status?: 200 | 201;
  /** A POST with status 201 always accepts an `Idempotency-Key`. This is for others. */
  readonly isIdempotencyKeyAccepted?: true;
  /** The response contains a token, so it is never stored for a repeated `Idempotency-Key`. */
  readonly isAnswerSecret?: true;
  readonly errors: readonly ErrorKey[];
}

/** The URL of a route's path. HSDS names the paths of its own API. */
export function urlOfRoute(path: string): string {
  return path === '/hsds' || path.startsWith('/hsds/') ? path : `/api${path}`;
}

/** Declares a route. Keeps its literal types, from which callApi infers input and result. */
export function route<const R extends RouteDeclaration>(declaration: R): R {
  return declaration;
}

/** `{"data": …}`: the response with one record or with the result of an action. */
export function oneOf<T extends z.core.$ZodType>(item: T) {
  return z.object({ data: item });
}

/** `{"data": […], "total": n}`: a page of a list; `total` counts all matches, not only this page. */
export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.object({ data: z.array(item), total: z.int().nonnegative() });
}

type Input<S> = S extends z.core.$ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

/** The viewers that the permission allows. A route for signed-in users never receives a guest. */
type ViewerOf<R extends RouteDeclaration> = R['access'] extends Passes<infer Passed> ? Passed : Viewer | null;
type Passes<Passed extends Viewer | null> = (viewer: Viewer | null) => viewer is Passed;

/** The input of a handler, after authorization and validation. */
export interface ValidRequest<R extends RouteDeclaration> {
  viewer: ViewerOf<R>;
  params: Output<R['params']>;
  query: Output<R['query']>;
  body: Output<R['body']>;
}

/** The input of callApi. */
export interface CallInput<R extends RouteDeclaration> {
  params?: Input<R['params']>;
  query?: Input<R['query']>;
  body?: Input<R['body']>;
  /** The `Idempotency-Key`. Use the same key for each attempt; the call runs once. */
  key?: string;
  /** Send the request even if the page closes (fetch `keepalive`). Only for small bodies. */
  isLast?: boolean;
}

/** The response on success. */
export type CallResult<R extends RouteDeclaration> = Output<R['response']>;
