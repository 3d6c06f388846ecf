import type { CallInput, CallResult } from './http/route.ts';
import type { RouteName, Routes } from './routes.ts';

/**
 * The one way to call the API, in process on the server and over HTTP on the device: `callApi('GET /services', { query })`.
 * Rejects with an ApiError; a network failure rejects with the key `UNREACHABLE`.
 */
export type CallApi = <N extends RouteName>(name: N, input?: CallInput<Routes[N]>) => Promise<CallResult<Routes[N]>>;

/** The query of a call. */
export type CallQuery<N extends RouteName> = NonNullable<CallInput<Routes[N]>['query']>;
